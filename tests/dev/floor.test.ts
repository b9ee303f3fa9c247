import { expect, it } from 'vitest';
import { stylesLackedAtFloor } from '#dev/browser/floor-styles.ts';
import { lackedAtFloor } from '#dev/browser/floor.ts';

it.each([
  ['Promise.try(work)', ['Promise.try']],
  ['shots.values().take(3)', ['.take()']],
  ['new Temporal.Instant(0n); new AudioDecoder(setup)', ['Temporal.Instant', 'new AudioDecoder']],
  ['navigator.share(file)', ['navigator.share']],
  ['Promise.withResolvers(); Object.groupBy(shots, club)', ['Object.groupBy', 'Promise.withResolvers']],
  ['clubs.values().map(carry); Object.values(bag).map(carry); carries.find(isLongest)', ['.map()']],
  ['requestIdleCallback(draw); scheduler.yield()', ['requestIdleCallback()', 'scheduler']],
  ['class ML {} new ML(); new Ink()', ['new Ink']],
  ['URL.canParse(text); scores.toSorted(); clubs.isSubsetOf(bag); new Map()', []],
])('%s uses %j, which Safari 17.0, Chrome 131 or Firefox 132 lacks', (code, lacked) => {
  expect(lackedAtFloor(code)).toEqual(lacked);
});

it.each(['using file = open();', 'const day = /(?i:monday)/'])('%s is not read at all', (code) => {
  expect(() => lackedAtFloor(code)).toThrow(SyntaxError);
});

it.each([
  ['@scope (.card) { p { color: light-dark(ink, paper) } }', ['@scope', 'light-dark()']],
  [
    '@starting-style { p { opacity: 0 } } .card { p { margin: 0 } & p { margin: 0 } }',
    ['@starting-style', 'an element in a rule'],
  ],
  ['p { text-wrap: balance; margin: 1rex }', ['rex', 'text-wrap', 'text-wrap: balance']],
  [
    'details::details-content, .hover\\:open:hover { width: calc-size(auto, size) }',
    [':details-content', 'calc-size()'],
  ],
  ['@media (prefers-reduced-transparency) { p { margin: 0 } }', ['prefers-reduced-transparency']],
  ['/* @scope */ :has(p)::before { content: "@scope"; height: 100dvh; color: oklch(1 0 0) }', []],
])('the stylesheet %s uses %j, which they lack', (stylesheet, lacked) => {
  expect(stylesLackedAtFloor(stylesheet)).toEqual(lacked);
});
