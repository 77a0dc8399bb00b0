"""Measuring the server: tables under load, and a server that only echoes to compare with."""
