"""Terracotta Army: clay figures for the First Emperor's mausoleum, counted row by row."""
