"""What strangers send and hosts edit, as bytes: each must be understood or clearly refused."""
