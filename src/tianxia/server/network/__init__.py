"""Connections before anybody has said anything: who may have how many, and how long they take."""
