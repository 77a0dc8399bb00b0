"""The question at the door: go on with which of the games that were kept?"""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from carrack.cli.play.fullscreen.bars import Key
from carrack.cli.play.fullscreen.base_app import BaseApp
from carrack.cli.play.fullscreen.dialog import Dialog
from carrack.cli.play.fullscreen.palette import NIGHT, Ink
from carrack.cli.play.fullscreen.stylesheet import CSS
from carrack.cli.play.saved_games import Saved
from carrack.core.text import Texts

LEAVE: Final = -1


class OfferApp(BaseApp[int]):
    """Gives back the place of the game in the list, or LEAVE."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+d,ctrl+q", "leave", priority=True)]

    def __init__(self, saved: list[Saved], language: str) -> None:
        super().__init__()
        self.saved = saved
        self.language = language

    def on_mount(self) -> None:
        self.animation_level = "none"
        self.register_theme(NIGHT)
        self.theme = NIGHT.name
        texts = Texts(None, self.language)
        many = len(self.saved) > 1
        keys = [
            Key(str(place + 1) if many else "Enter", one.sentence(self.language), str(place))
            for place, one in enumerate(self.saved)
        ]
        keys.append(Key("q", texts.say("screen-key-leave"), str(LEAVE)))
        words = [(texts.say("screen-go-on-which" if many else "screen-go-on"), "question")]
        self.push_screen(Dialog(Ink(), words, keys, enter="0"), self.answered)

    def answered(self, answer: str | None) -> None:
        self.exit(int(answer) if answer else LEAVE)

    def action_leave(self) -> None:
        self.exit(LEAVE)
