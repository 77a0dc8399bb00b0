"""The shapes of everything that travels: messages of the socket, and requests and answers of REST."""
