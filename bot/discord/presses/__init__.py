"""What a press does, control by control."""
