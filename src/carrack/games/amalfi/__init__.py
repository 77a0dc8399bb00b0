"""Amalfi: Renaissance."""
