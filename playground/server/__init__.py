"""The playground as one object: starts and stops the local Discord, and lets tests control it."""
