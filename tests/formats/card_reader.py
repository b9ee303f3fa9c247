"""Reads a card's code, knowing docs/board-format.md alone: python3 card_reader.py LINK … prints the board."""
import base64, datetime, json, re, sys, unicodedata

FORMS = ['stroke', 'stableford', 'match', 'maximum', 'par', 'skins', 'nassau', 'four-ball', 'best-ball', 'foursomes', 'greensomes',
         'chapman', 'scramble', 'pairs-stableford', 'round-robin', 'wolf']
START = datetime.datetime(1950, 1, 1)
parts = sorted((int(part), text) for link in sys.argv[1:] for part, text in re.findall(r'#(\d+)\.\d+\.([\w-]+)', link))
code = ''.join(text for _, text in parts)
whole = base64.urlsafe_b64decode(code + '=' * (-len(code) % 4))
crc = 0xFFFF
for byte in whole[:-2]:
    crc ^= byte << 8
    for _ in range(8):
        crc = (crc << 1 ^ (0x1021 if crc & 0x8000 else 0)) & 0xFFFF
if crc != int.from_bytes(whole[-2:], 'big') or whole[0] != 0xB2:
    sys.exit('damaged, or no board of version 2')
bits, at = ''.join(f'{byte:08b}' for byte in whole[:-2]), 0


def take(width):
    global at
    at += width
    return int(bits[at - width:at] or '0', 2)


def count():
    zeros = bits.index('1', at) - at
    take(zeros)
    return take(zeros + 1)


def each(read, times): return [read() for _ in range(times)]
def some(read): return read() if take(1) else None
def one_of(things): return things[take(max(1, (len(things) - 1).bit_length()))]
def data(length): return base64.urlsafe_b64encode(bytes(each(lambda: take(8), length))).decode().rstrip('=')
def fold(name): return ' '.join(unicodedata.normalize('NFKC', name).lower().split())
def known(**fields): return {name: value for name, value in fields.items() if value not in (None, [])}
def text(): return one_of(texts)
def an_id(): return data(8) if take(1) else text()


def ground():
    tee, holes = text(), 18 if take(1) else 9
    return known(tee=tee, par=each(lambda: take(3) + 2, holes), strokeIndex=some(lambda: each(lambda: take(5) + 1, holes)),
                 courseRating=some(lambda: take(10) / 10), slope=some(lambda: take(8)))


def particulars():
    name = text()
    return known(name=name, id=some(an_id) or fold(name), counter=count() - 1, tee=some(text), index=some(lambda: (take(10) - 100) / 10),
                 handicap=some(lambda: take(7) - 20), team=some(text), marker=some(lambda: one_of(range(players + len(others)))),
                 also=each(an_id, count() - 1))


def figure():
    value = take(4)
    return {0: None, 12: 'X', 13: 'C', 15: 20}.get(value, value) if value != 14 else 12 + take(3)


def holes():
    found = {}
    for _ in range(count() - 1):
        author = one_of(golfers)
        for n in range(1, 19) if take(1) else [n for n, has in enumerate(each(lambda: take(1), 18), 1) if has]:
            counter, before = count(), found.setdefault(str(n), [])
            value = before[-1]['value'] if before and take(1) else figure()
            before.append({'value': value, 'author': author, 'counter': counter})
    return found


def signature():
    by, counter, minutes, card = one_of(golfers), count(), take(26), some(lambda: take(16))
    return {'by': by, 'counter': counter, 'at': f'{START + datetime.timedelta(minutes=minutes):%Y-%m-%dT%H:%MZ}', 'card': card}


take(8)
day = f'{START + datetime.timedelta(days=take(16)):%Y-%m-%d}'
texts = each(lambda: bytes(each(lambda: take(8), take(8))).decode(), count())
board = known(day=day, course=text(), form=[None, *FORMS][take(5)], ground=some(ground), games=each(lambda: FORMS[take(5)], count() - 1))
players, others = count() - 1, each(an_id, count() - 1)
cards = each(particulars, players)
golfers = [card['id'] for card in cards] + others
for card in cards:
    if 'marker' in card:
        card['marker'] = golfers[card['marker']]
    card.update(holes=holes(), signatures=each(signature, count() - 1))
seals = each(lambda: {'by': one_of(golfers), 'serial': count(), 'key': data(33), 'seal': data(64)}, count() - 1)
print(json.dumps({**board, 'players': cards, **known(seals=seals)}))
