"""Prints the characters of a font; README.md says how to use it."""

import sys

chars = set()


def add_encoded(encoding, lead, trail):
    for hi in lead:
        for lo in trail:
            try:
                chars.add(bytes([hi, lo]).decode(encoding))
            except UnicodeDecodeError:
                pass


def add_ranges(*ranges):
    for first, last in ranges:
        chars.update(chr(c) for c in range(first, last + 1))


def east_asian():
    chars.update("€£¥₩·×°±…—–“”‘’•●○■□★☆→←↑↓①②③④⑤⑥⑦⑧⑨⑩℃№")
    # Level 1 of GB 2312: the 3,755 simplified characters that nearly all text is made of.
    add_encoded("gb2312", range(0xB0, 0xD8), range(0xA1, 0xFF))
    # Level 1 of Big5: 5,401 traditional characters.
    add_encoded("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
    # Level 1 of JIS X 0208: 2,965 Japanese characters.
    add_encoded("euc_jp", range(0xB0, 0xD0), range(0xA1, 0xFF))
    # KS X 1001: 2,350 Korean syllables.
    add_encoded("euc_kr", range(0xB0, 0xC9), range(0xA1, 0xFF))
    # ASCII, CJK punctuation, kana, single Korean letters, full-width forms, general punctuation.
    add_ranges((0x20, 0x7E), (0x3001, 0x3017), (0x3041, 0x3096), (0x3099, 0x30FF), (0x3131, 0x3163),
               (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6), (0x2010, 0x2027), (0x2030, 0x203B))


def european():
    # Latin of all languages, among them Vietnamese and Romanian; signs of currencies.
    add_ranges((0x20, 0x7E), (0xA0, 0x24F), (0x1E00, 0x1EFF), (0x2010, 0x2027), (0x20A0, 0x20C0))


{"east-asian": east_asian, "european": european}[sys.argv[1]]()
sys.stdout.reconfigure(encoding="utf-8")
sys.stdout.write("".join(sorted(chars)))
