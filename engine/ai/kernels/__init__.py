"""Kernels: functions of numbers and arrays that run compiled by numba or interpreted by Python."""
