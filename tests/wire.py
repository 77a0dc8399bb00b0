"""Messages of the socket as tests read them: with every field, also those that are left out as usual."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from carrack.server.protocol.messages import FromServer

READER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


def read(text: str | bytes) -> dict[str, Any]:
    """A message of the server."""
    message: dict[str, Any] = whole(READER.decode(text))
    return message


def whole(value: Any) -> Any:
    """A struct, and all structs in it, as dictionaries; those that travel as arrays as lists."""
    if isinstance(value, Struct):
        if value.__struct_config__.array_like:
            return [whole(getattr(value, name)) for name in value.__struct_fields__]
        tag = value.__struct_config__.tag
        names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        fields = {encoded: whole(getattr(value, name)) for encoded, name in names}
        return {"type": tag, **fields} if tag else fields
    if isinstance(value, (list, tuple)):
        return [whole(one) for one in value]
    if isinstance(value, dict):
        return {key: whole(one) for key, one in value.items()}
    return value
