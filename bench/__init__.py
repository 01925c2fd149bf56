"""What `make bench` measures: in-process figures and ratios, never asserted."""
