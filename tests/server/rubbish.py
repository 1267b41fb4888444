"""What a client could send that is none of the protocol, or almost."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from websockets.frames import Frame, Opcode

STRANGE = (
    *("\0", "\x1b", "\x7f", "\x85", "\xad", "\u061c", "\u200b", "\u2028", "\u202e", "\u2800"),
    *("\ufeff", "\ufffe", "\uffff", "\ue000", "\U000e0001", "\U0010ffff", "\u0301"),
    *("\ud800", "\udfff", "\udfff\ud800"),
    *("²", "١", "፩", "Ⅷ", "½", "ß", "ı", "ﬃ", "％", "🦀", "👨\u200d👩\u200d👧"),
    *("\\", '"', "'", "<b>", "--", " ", "\t", "\r\n", "{", "%00", "../"),
    *("0x1", "1e9", "-0", "+1", "_", "me", "open"),
)
NUMBERS = (-1, -(2**31), -(2**63), 2**31, 2**63, 2**64, 2**70, 10**300, 10**4000, 0, 1, 1.5, 1e308)
LONGEST_TEXT = 20_000
DEEPEST = 8_000
LONGEST_FRAME = 16 * 1024


class Raw(NamedTuple):
    """Bytes that go out as they are, whether they are a frame of a WebSocket or not."""

    frames: bytes


Rubbish = str | bytes | Raw


def strange_text(random: Random) -> str:
    """Of any length, mostly short."""
    length = random.choice((0, 1, 2, 5, 20, 199, 200, 201, 500, 501, 3_000, LONGEST_TEXT))
    return "".join(random.choices(STRANGE, k=max(0, length // random.choice((1, 2)))))[:length]


def changed(random: Random, text: str) -> str:
    """A text that is almost right: with something in it, instead of it, or missing."""
    words = text.split(" ")
    place = random.randrange(len(words))
    words[place] = random.choice(
        (
            words[place] + random.choice(STRANGE),
            random.choice(STRANGE) + words[place],
            random.choice(STRANGE),
            words[place].upper(),
            str(random.choice(NUMBERS)),
            f"{words[place]} {words[place]}",
            "",
        )
    )
    return " ".join(words)


def any_value(random: Random, depth: int = 3) -> Any:
    """Anything that JSON can say."""
    kinds: list[Callable[[], Any]] = [
        lambda: None,
        lambda: random.random() < 0.5,
        lambda: random.choice(NUMBERS),
        lambda: strange_text(random)[:50],
    ]
    if depth:
        kinds += [
            lambda: [any_value(random, depth - 1) for _ in range(random.randrange(4))],
            lambda: {
                strange_text(random)[:9]: any_value(random, depth - 1)
                for _ in range(random.randrange(4))
            },
        ]
    return random.choice(kinds)()


def right_message(random: Random, texts: Sequence[str]) -> dict[str, Any]:
    """A message in the form of the protocol that says what cannot be done at that moment."""
    kind = random.choice(("answer", "answer", "undo", "grant", "decline", "say", "go"))
    message: dict[str, Any] = {"type": kind, "ref": random.choice(NUMBERS[:-2])}
    never = random.choice((-1, -(2**63), 2**31, 2**64, 10**300))
    match kind:
        case "say":
            message |= {"text": strange_text(random)}
        case "go":
            message |= {"table": strange_text(random), "seen": never}
        case "answer" if texts and random.random() < 0.7:
            message |= {"seq": never, "text": changed(random, random.choice(texts))}
        case "answer":
            message |= {"seq": never, "text": strange_text(random)}
        case _:
            message |= {"seq": never}
    return message


def wrong_message(random: Random, texts: Sequence[str]) -> dict[str, Any]:
    """A message that is almost one of the protocol."""
    message = right_message(random, texts)
    match random.randrange(4):
        case 0:
            del message[random.choice(list(message))]
        case 1:
            message[random.choice(list(message))] = random.choice((None, [], {}, True, 1.5, [1]))
        case 2:
            message[random.choice(("seat", "Type", "", "ref ", "\0"))] = any_value(random)
        case _:
            message["type"] = random.choice(("Answer", "update", "done", "", "\0", 1, None))
    return message


def deep(random: Random) -> str:
    opening, closing = random.choice((("[", "]"), ('{"a":', "}"), ('{"type":', "}")))
    depth = random.randrange(100, DEEPEST // len(opening))
    return opening * depth + "1" + closing * random.choice((0, depth))


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def broken_frames(random: Random) -> Raw:
    """What is no WebSocket, or has text that is no UTF-8."""
    return Raw(
        random.choice(
            (
                frame(Opcode.TEXT, b'{"type":"say","ref":1,"text":"\xff\xfe"}'),
                frame(Opcode.TEXT, b"\xed\xa0\x80"),
                frame(Opcode.CONT, b"{}"),
                frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, b"}"),
                frame(Opcode.TEXT, b"x" * 9_000, fin=False) + frame(Opcode.CONT, b"x" * 9_000),
                frame(Opcode.CLOSE, b"\0"),
                frame(Opcode.CLOSE, b"\0\1why"),
                frame(Opcode.TEXT, b"{}").replace(b"\x81", b"\xc1", 1),
                b"\x81\x02{}",
                b"\x83\x80mask",
                b"\x89\xfe\x00\x7emask" + bytes(126),
                b"\xff" + random.randbytes(40),
            )
        )
    )


def is_no_message(given: Rubbish) -> bool:
    """Whether it surely ends the connection before it comes to the server."""
    if isinstance(given, Raw):
        return True
    return len(given.encode() if isinstance(given, str) else given) > LONGEST_FRAME


def rubbish(random: Random, texts: Sequence[str]) -> Rubbish:
    """Anything at all; ``texts`` are answers that would be right for somebody."""
    kinds: tuple[Callable[[], Rubbish], ...] = (
        lambda: random.randbytes(random.randrange(60)),
        lambda: strange_text(random).encode("utf-8", "surrogatepass"),
        lambda: strange_text(random).encode("utf-8", "replace").decode(),
        lambda: json.dumps(any_value(random)),
        lambda: json.dumps(wrong_message(random, texts)),
        lambda: json.dumps(wrong_message(random, texts)).encode(),
        lambda: json.dumps(right_message(random, texts)),
        lambda: json.dumps(right_message(random, texts)),
        lambda: json.dumps(right_message(random, texts))[: random.randrange(40)],
        lambda: deep(random),
        lambda: broken_frames(random),
    )
    return random.choice(kinds)()
