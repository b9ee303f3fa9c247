import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonMap } from '../json.ts';
import { patchFrom, patched } from '../versions/patch.ts';

const hole = (n: number, strokes?: number) => ({ n, par: 4, ...(strokes === undefined ? {} : { strokes }) });

describe('the steps from one version of a document to another', () => {
  it.each([
    [
      'a score',
      { holes: [hole(1, 4), hole(2, 5)] },
      { holes: [hole(1, 4), hole(2, 8)] },
      [[['holes', 1, 'strokes'], 8]],
    ],
    ['a score taken out', { holes: [hole(1, 4)] }, { holes: [hole(1)] }, [[['holes', 0, 'strokes']]]],
    ['a shot added', { shots: [1, 2] }, { shots: [1, 2, 3] }, [[['shots', 2], 3]]],
    ['a shot taken off', { shots: [1, 2, 3] }, { shots: [1, 2] }, [[['shots', 'length'], 2]]],
    [
      'an entry put in front',
      { list: ['a', 'b', 'c'] },
      { list: ['x', 'a', 'b', 'c'] },
      [[['list'], ['x', 'a', 'b', 'c']]],
    ],
    ['nothing', { notes: 'Windy.' }, { notes: 'Windy.' }, []],
  ] as const)('are short for %s', (_what, from, to, steps) => {
    expect(patchFrom(from, to)).toEqual(steps);
  });

  it('lead exactly to it, also after they were stored', () => {
    const document = fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 6 });
    fc.assert(
      fc.property(document, document, (from, to) => {
        const steps = JSON.parse(JSON.stringify(patchFrom(from, to))) as never;
        expect(patched(from as JsonMap, steps)).toEqual(JSON.parse(JSON.stringify(to)));
      }),
    );
  });
});
