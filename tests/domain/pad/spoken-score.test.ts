import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { checkHole, enter } from '#src/domain/pad/hole-entry.ts';
import { spokenCommand, understood } from '#src/domain/pad/spoken-score.ts';

const hole = (par = 4, scored: Partial<Hole> = {}): Hole => ({ n: 7, par, ...scored });
const score = (entry: object, turn = 0) => ({ kind: 'score', entry, turn });

describe('words spoken to the score pad', () => {
  it.each([
    ['five', score({ strokes: 5 })],
    ['5', score({ strokes: 5 })],
    ['Five.', score({ strokes: 5 })],
    ['I had a six', score({ strokes: 6 })],
    ['eleven strokes', score({ strokes: 11 })],
    ['par', score({ strokes: 4 })],
    ['Birdie!', score({ strokes: 3 })],
    ['bogey', score({ strokes: 5 })],
    ['double bogey', score({ strokes: 6 })],
    ['double', score({ strokes: 6 })],
    ['triple bogey', score({ strokes: 7 })],
    ['three over par', score({ strokes: 7 })],
    ['one under', score({ strokes: 3 })],
    ['eagle', score({ strokes: 2 })],
    ['hole in one', score({ strokes: 1 })],
    ['two putts', score({ putts: 2 })],
    ['2 putt', score({ putts: 2 })],
    ['3-putt', score({ putts: 3 })],
    ['no putts', score({ putts: 0 })],
    ['bogey, two putts', score({ strokes: 5, putts: 2 })],
    ['two putts and a five', score({ strokes: 5, putts: 2 })],
    ['picked up', score({ pickedUp: true })],
    ['next hole', score({}, 1)],
    ['previous', score({}, -1)],
    ['Par with 2 putts, next hole', score({ strokes: 4, putts: 2 }, 1)],
    ['undo', { kind: 'undo' }],
    ['Take that back.', { kind: 'undo' }],
  ])('%s', (said, command) => expect(spokenCommand(said, hole())).toEqual(command));

  it.each([
    '',
    'and the',
    'hello',
    'not a five',
    'five five',
    'four or five',
    'twenty one',
    'zero',
    '0',
    '99',
    '5.5',
    '5½',
    '-5',
    '$5',
    '4-5',
    'fünf',
    'for',
    'to putts',
    'two putts three putts',
    'pick up five',
    'next hole par',
    'next next',
    'undo five',
    'undo undo',
    'putts',
    'hole five',
  ])('“%s” changes nothing', (said) => expect(spokenCommand(said, hole())).toBeUndefined());

  it('never give a score that is impossible on the hole', () => {
    expect(spokenCommand('albatross', hole(3))).toBeUndefined(); // would be no strokes at all
    expect(spokenCommand('four putts', hole(4, { strokes: 3 }))).toBeUndefined();
    expect(spokenCommand('three, four putts', hole())).toBeUndefined();
    expect(spokenCommand('eagle', hole(5))).toEqual(score({ strokes: 3 }));
  });

  const anyHole = fc.record({ par: fc.integer({ min: 3, max: 6 }), strokes: fc.integer({ min: 1, max: 20 }) });
  const golfWords = fc.constantFrom(
    ...'one two five 3 12 par bogey double birdie eagle over under putts putt next previous hole undo that pick up in a and'.split(
      ' ',
    ),
  );

  it('give a valid card or nothing, whatever is said', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(golfWords, { maxLength: 6 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anything, anyHole, (said, { par, strokes }) => {
        const on = hole(par, { strokes });
        const command = spokenCommand(said, on);
        if (command?.kind !== 'score') return;
        expect(checkHole(enter(on, command.entry)).ok).toBe(true);
        expect(Object.keys(command.entry).length + Math.abs(command.turn)).toBeGreaterThan(0);
      }),
    );
  });

  it('are no command if one word is unknown', () => {
    const clear = fc.constantFrom('five', 'bogey two putts', 'next hole', 'undo', 'par, next');
    fc.assert(
      fc.property(clear, fc.nat(), fc.constantFrom('not', 'maybe', 'nearly', 'sixty', 'or'), (said, at, strange) => {
        const words = said.split(' ');
        words.splice(at % (words.length + 1), 0, strange);
        expect(spokenCommand(words.join(' '), hole())).toBeUndefined();
      }),
    );
  });

  it('are understood for every score from 1 to 20, in figures and in any spelling of case', () => {
    for (let strokes = 1; strokes <= 20; strokes++) {
      expect(spokenCommand(`${strokes}`, hole())).toEqual(score({ strokes }));
    }
    expect(spokenCommand('TWENTY', hole())).toEqual(score({ strokes: 20 }));
  });
});

describe('several versions of what was heard', () => {
  it('are clear if those with a meaning mean the same', () => {
    expect(understood(['fife', 'five', '5'], hole())).toEqual({ phrase: 'five', command: score({ strokes: 5 }) });
  });
  it('are not clear if they mean two things, or none means anything', () => {
    expect(understood(['five', 'nine'], hole())).toBeUndefined();
    expect(understood(['fine', 'fife'], hole())).toBeUndefined();
    expect(understood([], hole())).toBeUndefined();
  });
});
