"""The benchmarks of `make bench` and `make load`; they print figures and assert nothing."""
