"""The checks of `python -m bot doctor`, one module for each part."""
