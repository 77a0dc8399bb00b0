"""The map: tiles that were laid come in; islands, distances over water and pieces on land go out."""
