import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNavigationState } from '#src/features/round/navigation-state.ts';
import { parsePlaySearch } from '#src/platform/play-search.ts';

it('reads the search params of an address', () => {
  const at = { view: 'finish', round: 'r1', course: 'c1', tee: 'new', hole: 7 } as const;
  expect(parsePlaySearch(at)).toEqual(at);
  expect(parsePlaySearch({ view: 'course', name: 'Heron Creek' })).toEqual({ view: 'course', name: 'Heron Creek' });
  expect(parsePlaySearch({ hole: '18' })).toEqual({ hole: 18 });
  expect(parsePlaySearch({ round: 20_260_501 })).toEqual({ round: '20260501' });
});

it.each([
  { view: 'cards' },
  { view: ['card'] },
  { hole: 0 },
  { hole: 19 },
  { hole: 3.5 },
  { hole: true },
  { hole: [3] },
  { hole: '0x3' },
  { hole: '' },
  { hole: null },
  { round: '' },
  { round: {} },
  { round: ['r1'] },
  { course: false, tee: null },
])('leaves out invalid values: %o', (search) => {
  expect(parsePlaySearch(search)).toEqual({});
});

it('accepts any address and any state of an older version without failing', () => {
  fc.assert(
    fc.property(fc.object(), fc.anything(), (search, state) => {
      parsePlaySearch(search);
      parseNavigationState(state);
    }),
  );
});
