"""One file for each step; a step that people have is never changed."""
