"""What `python -m bot doctor` looks at; each module looks at one part."""
