"""`python -m tianxia`: the program without its script."""

from tianxia.cli.main import run

if __name__ == "__main__":  # processes that play games read this module too
    run()
