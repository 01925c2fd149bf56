"""The runtime that all packages may use: settings, logs, metrics, backoff, locks, shutdown."""
