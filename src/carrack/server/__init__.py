"""The live table: requests and sockets of people and programs come in, stored and told moves go out."""
