"""Reads Divot's files, knowing docs/formats.md alone: python3 reader.py FILE [PASSPHRASE] prints what is in it."""
import csv, hashlib, json, struct, sys, unicodedata

CHUNK, TAG, HEADER = 65_536, 16, 48


def unsealed(file, passphrase):
    """The records inside a sealed file. Python's standard library has no AES: pip install cryptography."""
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    if file[:6] != b'DIVOTG' or hashlib.sha256(file[:40]).digest()[:8] != file[40:48]:
        sys.exit('not a sealed file, or damaged')
    typed = unicodedata.normalize('NFKC', passphrase).strip().encode()
    gcm = AESGCM(hashlib.pbkdf2_hmac('sha256', typed, file[8:24], 600_000))
    try:
        gcm.decrypt(b'\xff' * 12, file[24:40], file[:24])
    except InvalidTag:
        sys.exit('wrong passphrase')
    plain, starts = b'', range(HEADER, len(file), CHUNK + TAG)
    for n, at in enumerate(starts):
        nonce = n.to_bytes(11, 'big') + bytes([n == len(starts) - 1])
        try:
            plain += gcm.decrypt(nonce, file[at:at + CHUNK + TAG], None)
        except InvalidTag:
            sys.exit('damaged')
    at = 0
    while at < len(plain):
        end = at + 4 + struct.unpack_from('>I', plain, at)[0]
        record = json.loads(plain[at + 4:end])
        at = end + record.get('bytes', 0)
        yield record


def summary(collections):
    finished = [one for one in collections.get('rounds', []) if one['status'] == 'finished']
    strokes = sum(hole.get('strokes', 0) for one in finished for hole in one['holes'])
    totals = sum(one['total']['adjustedGross'] for one in finished if 'total' in one)
    return {'documents': {name: len(all) for name, all in collections.items()}, 'strokes': strokes + totals}


path = sys.argv[1]
if path.endswith('.divot'):
    collections, films = {}, 0
    for record in unsealed(open(path, 'rb').read(), sys.argv[2]):
        if record['kind'] == 'document' and not record.get('deleted'):
            collections.setdefault(record['of'], []).append(record['document'])
        films += record.get('bytes', 0)
    found = {**summary(collections), 'films': films}
elif path.endswith('.json'):
    whole = json.load(open(path, encoding='utf-8'))
    lists = {name: len(whole[name]) for name in ('shots', 'patterns', 'events') if name in whole}
    found = lists or summary(whole['collections'])
else:
    rows = list(csv.DictReader(open(path, encoding='utf-8-sig', newline='')))
    each = lambda name: sum(int(r[f'{name}_{n}']) for r in rows for n in range(1, 19) if r[f'{name}_{n}'].isdigit())
    sums = {name: sum(float(r[name] or 0) for r in rows) for name in ('carry_m', 'strokes', 'holes') if name in rows[0]}
    found = {'rows': len(rows), **sums, **{name: each(name) for name in ('score', 'par') if f'{name}_1' in rows[0]}}
print(json.dumps(found))
