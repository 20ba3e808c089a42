"""Playing games through quickly, and searching for good moves."""
