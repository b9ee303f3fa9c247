import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedProse } from '../merge/prose.ts';

describe('a note that two phones changed', () => {
  it.each([
    [
      'two sentences added',
      'Windy.',
      'Windy. Putted well.',
      'Windy. Lost two balls.',
      'Windy. Lost two balls. Putted well.',
    ],
    [
      'added behind a note without a full stop',
      'Windy',
      'Windy. Putted well',
      'Windy. Lost it',
      'Windy. Lost it\nPutted well',
    ],
    ['written on both, from nothing', '', 'Putted well', 'Lost two balls', 'Lost two balls\nPutted well'],
    ['the same sentence added', 'A. B.', 'A. X. B.', 'A. X. B. C.', 'A. X. B. C.'],
    [
      'added in front and behind',
      'Hit 3.5 more. Good.',
      'Hit 3.5 more. Good. End.',
      'Start. Hit 3.5 more. Good.',
      'Start. Hit 3.5 more. Good. End.',
    ],
    ['neighbours edited', 'A. B. C.', 'A1. B. C.', 'A. B1. C.', 'A1. B1. C.'],
    ['one sentence edited on both', 'A. B. C.', 'A. B1. C.', 'A. B2. C.', 'A. B2. B1. C.'],
    ['deleted on one, edited on the other', 'A. B. C.', 'A. C.', 'A. B2. C.', 'A. B2. C.'],
    ['deleted on one, added on the other', 'A. B. C.', 'A. C.', 'A. B. C. D.', 'A. C. D.'],
    ['several replaced by one', 'A. B. C. D.', 'X. D.', 'A. B. Y. D.', 'X. Y. D.'],
    ['lines', 'A\nB\n\nC', 'A\nB\nB+\n\nC', 'A\nB\n\nC\nD', 'A\nB\nB+\n\nC\nD'],
    ['without spaces', 'あ。い。', 'あ。い。う。', 'あ。え。い。', 'あ。え。い。う。'],
    ['emoji', '⛳', '⛳ in one! 🎉', '⛳', '⛳ in one! 🎉'],
  ])('%s', (_what, base, local, server, merged) => {
    expect(mergedProse(base, local, server)).toBe(merged);
  });

  it('keeps every sentence that either added, each side in its order, and drops what one deleted and the other left', () => {
    const texts = (letter: string) =>
      fc.array(
        fc.nat(30).map((n) => `${letter}${n}.`),
        { maxLength: 6 },
      );
    const edited = fc.tuple(texts('a'), texts('l'), texts('s'), fc.infiniteStream(fc.nat(6)));
    fc.assert(
      fc.property(edited, ([written, mine, theirs, places]) => {
        const base = [...new Set(written)];
        const place = () => places.next().value as number;
        const added = (list: readonly string[]) =>
          list.reduce((text, one) => text.toSpliced(Math.min(place(), text.length), 0, one), base as readonly string[]);
        const [local, server] = [added([...new Set(mine)]), added([...new Set(theirs)])];
        const gone = place() < base.length ? base[0] : undefined;
        const [l, s] = [local.filter((one) => one !== gone), server].map((list) => list.join(' ')) as [string, string];

        const merged = mergedProse(base.join(' '), l, s).split(' ').filter(Boolean);

        expect(merged.toSorted()).toEqual([...new Set([...local, ...server])].filter((one) => one !== gone).toSorted());
        expect(merged.filter((one) => local.includes(one))).toEqual(local.filter((one) => one !== gone));
        expect(merged.filter((one) => server.includes(one))).toEqual(server.filter((one) => one !== gone));
      }),
    );
  });
});
