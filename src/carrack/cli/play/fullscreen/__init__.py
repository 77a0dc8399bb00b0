"""The full screen: a start screen, the table that one plays at, and the player of records. Needs Textual."""
