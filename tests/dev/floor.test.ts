import { expect, it } from 'vitest';
import { lackedAtFloor } from '#dev/browser/floor.ts';

it.each([
  ['Promise.try(work)', ['Promise.try']],
  ['shots.values().take(3)', ['.take()']],
  ['new Temporal.Instant(0n); new AudioDecoder(setup)', ['Temporal.Instant', 'new AudioDecoder']],
  ['navigator.share(file)', ['navigator.share']],
  ['class ML {} new ML(); new Ink()', ['new Ink']],
  ['URL.canParse(text); scores.toSorted(); clubs.isSubsetOf(bag); new Map()', []],
])('%s asks for %j beyond Safari 17.0, Chrome 131 and Firefox 132', (code, lacked) => {
  expect(lackedAtFloor(code)).toEqual(lacked);
});

it.each(['using file = open();', 'const day = /(?i:monday)/'])('%s is not read at all', (code) => {
  expect(() => lackedAtFloor(code)).toThrow(SyntaxError);
});
