"""The commands, one file each. In: what was typed after `carrack`; out: text and an exit code."""
