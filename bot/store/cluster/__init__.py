"""Queries for what the processes of a cluster share: leases of shards, starts, and jobs."""
