"""A check for each kind of reason, beside the modules that find them."""
