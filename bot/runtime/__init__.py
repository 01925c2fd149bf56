"""What every room may use while the program runs: settings, logs, metrics, shutdown."""
