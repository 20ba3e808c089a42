"""Records as tables for learners: one row per decision."""
