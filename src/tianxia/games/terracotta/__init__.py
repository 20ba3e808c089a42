"""Terracotta Army: clay figures for the First Emperor's mausoleum, counted row by row."""

from __future__ import annotations

from typing import Final

VERSION: Final = 1  # of the rules
