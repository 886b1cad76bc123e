"""Prints the characters of NotoSansSC-subset.otf; README.md says how to use it."""

import sys

chars = set("€£¥₩·×°±…—–“”‘’•●○■□★☆→←↑↓①②③④⑤⑥⑦⑧⑨⑩℃№")


def add_encoded(encoding, lead, trail):
    for hi in lead:
        for lo in trail:
            try:
                chars.add(bytes([hi, lo]).decode(encoding))
            except UnicodeDecodeError:
                pass


# Level 1 of GB 2312: the 3,755 simplified characters that nearly all text is made of.
add_encoded("gb2312", range(0xB0, 0xD8), range(0xA1, 0xFF))
# Level 1 of Big5: 5,401 traditional characters.
add_encoded("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *range(0xA1, 0xFF)])
# ASCII, CJK punctuation, kana, full-width forms, general punctuation.
for first, last in [(0x20, 0x7E), (0x3001, 0x3017), (0x3041, 0x3096), (0x3099, 0x30FF),
                    (0xFF01, 0xFF5E), (0xFFE0, 0xFFE6), (0x2010, 0x2027), (0x2030, 0x203B)]:
    chars |= {chr(c) for c in range(first, last + 1)}

sys.stdout.reconfigure(encoding="utf-8")
sys.stdout.write("".join(sorted(chars)))
