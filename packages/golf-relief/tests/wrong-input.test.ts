import { expect, it } from 'vitest';
import { reliefOptions } from '../index.ts';

const good = { situation: 'unplayable', ball: [1, 2], hole: { flag: [0, 100], areas: [] } };

it('answers a request that can be', () => {
  expect(reliefOptions(good as never).ok).toBe(true);
});

it.each<[string, readonly unknown[]]>([
  ['situation', [undefined, null, 'x', '__proto__', 7]],
  ['ball', [null, 'x', {}, [1], [1, Number.NaN]]],
  ['crossed', [null, 'x', [Infinity, 2]]],
  ['previous', [null, {}, ['1', '2']]],
  ['club', [null, Number.NaN, '1', 0, 200]],
  ['form', [null, 'x', 7]],
  ['hand', [null, 'x', 7]],
  ['hole', [null, 'x', { flag: [0, 100], areas: [null] }, { flag: [0, Number.NaN], areas: [] }, { areas: [] }]],
  ['facts', [null, 'x', 7]],
  ['switches', [null, 'x', 7]],
])('refuses a wrong %s in a sentence', (field, values) => {
  for (const wrong of values)
    expect(reliefOptions({ ...good, [field]: wrong } as never), JSON.stringify(wrong)).toEqual({
      ok: false,
      error: expect.stringMatching(/\w\.$/),
    });
});

it('refuses nothing at all', () => {
  for (const wrong of [undefined, null, 'x', []]) expect(reliefOptions(wrong as never).ok).toBe(false);
});
