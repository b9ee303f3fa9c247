import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonMap, equal } from '@divot/documents';
import { mergeDocuments, valueAt, withConflictResolved } from '#src/domain/entities/documents.ts';

const phone = { device: 'phone', at: '2026-05-01T10:00:00.000Z' };
type Conflict = { id: string; path: string; kept?: string };
const conflictsOf = (document: JsonMap) => (document['conflicts'] ?? []) as Conflict[];

const card = (holes: JsonMap[], rest: JsonMap = {}): JsonMap => ({
  id: 'r1',
  userId: 'sam',
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
  sortKey: 1,
  holes,
  ...rest,
});
const merge = (base: JsonMap | undefined, local: JsonMap, server: JsonMap) =>
  mergeDocuments('rounds', { base, local, server }, phone);

it.each(['constructor', 'toString', '__proto__'])('keeps what this phone alone noted under %s', (name) => {
  const noted = card([], { extra: Object.fromEntries([[name, 1]]) });

  expect(equal({}, Object.fromEntries([[name, 1]]))).toBe(false);
  expect(equal(Object.fromEntries([[name, 1]]), {})).toBe(false);
  expect(Object.entries(merge(card([], { extra: {} }), noted, card([], { extra: {} }))['extra'] as JsonMap)).toEqual([
    [name, 1],
  ]);
});

it('asks nothing about the name and e-mail that a new golfer’s two phones filled in by themselves', () => {
  const profile = (displayName: string, email: string): JsonMap => ({
    id: 'sam',
    userId: 'sam',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    sortKey: 1,
    displayName,
    email,
  });
  const local = profile('sam', 'sam@example.org');
  const server = profile('Sam Snead', 'sam.snead@example.org');

  const merged = mergeDocuments('profiles', { base: undefined, local, server }, phone);

  expect(merged).toMatchObject({ displayName: 'Sam Snead', email: 'sam.snead@example.org' });
  expect(conflictsOf(merged)).toEqual([]);
});

it('keeps the last three swing thoughts of two phones', () => {
  const profile = (...swingThoughts: string[]): JsonMap => ({
    id: 'sam',
    userId: 'sam',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    sortKey: 1,
    swingThoughts,
  });
  const [base, local, server] = [
    profile('tall neck', 'slow back', 'turn'),
    profile('slow back', 'turn', 'full finish'),
    profile('slow back', 'turn', 'soft hands'),
  ];

  const merged = mergeDocuments('profiles', { base, local, server }, phone);

  expect(merged['swingThoughts']).toHaveLength(3);
  expect(merged['swingThoughts']).toEqual(expect.arrayContaining(['full finish', 'soft hands']));
});

describe('two devices, one round', () => {
  const base = card([
    { n: 1, par: 4 },
    { n: 7, par: 4 },
  ]);

  it('keeps scores of different holes and different figures of one hole', () => {
    const local = card([
      { n: 1, par: 4, strokes: 5 },
      { n: 7, par: 4, putts: 2 },
    ]);
    const server = card([
      { n: 1, par: 4 },
      { n: 7, par: 4, strokes: 6 },
    ]);
    const merged = merge(base, local, server);
    expect(merged['holes']).toEqual([
      { n: 1, par: 4, strokes: 5 },
      { n: 7, par: 4, strokes: 6, putts: 2 },
    ]);
    expect(conflictsOf(merged)).toEqual([]);
  });

  it('asks which total is right if both phones corrected it', () => {
    const posted = (adjustedGross: number) => card([], { total: { adjustedGross, holes: 18 } });
    const merged = merge(posted(88), posted(87), posted(86));
    const [conflict] = conflictsOf(merged);

    expect(conflict).toMatchObject({ path: 'total.adjustedGross', kept: '87', device: 'phone' });
    expect(valueAt('rounds', merged, 'total.adjustedGross')).toBe(86);
    expect(valueAt('rounds', merge(posted(88), posted(87), posted(88)), 'total.adjustedGross')).toBe(87);
    const settled = withConflictResolved('rounds', merged, conflict!.id, 'kept');
    expect(valueAt('rounds', settled!, 'total.adjustedGross')).toBe(87);
  });

  it('keeps a hole that one phone changed and the other removed, and tells of the removal', () => {
    const before = card([
      { n: 1, par: 4 },
      { n: 7, par: 4 },
    ]);
    const merged = merge(
      before,
      card([
        { n: 1, par: 4 },
        { n: 7, par: 4, strokes: 5 },
      ]),
      card([{ n: 1, par: 4 }]),
    );

    expect(valueAt('rounds', merged, 'holes.7.strokes')).toBe(5);
    expect(conflictsOf(merged)).toMatchObject([{ path: 'holes.7' }]);
  });

  it('asks “hole 7: 5 or 6?” and applies the pick', () => {
    const local = card([
      { n: 1, par: 4 },
      { n: 7, par: 4, strokes: 5 },
    ]);
    const server = card([
      { n: 1, par: 4 },
      { n: 7, par: 4, strokes: 6 },
    ]);
    const merged = merge(base, local, server);
    const [conflict] = conflictsOf(merged);
    expect(conflict).toMatchObject({ path: 'holes.7.strokes', kept: '5', device: 'phone' });
    expect(valueAt('rounds', merged, 'holes.7.strokes')).toBe(6);
    const settled = withConflictResolved('rounds', merged, conflict!.id, 'kept');
    expect(valueAt('rounds', settled!, 'holes.7.strokes')).toBe(5);
    expect(settled).not.toHaveProperty('conflicts');
    expect(valueAt('rounds', withConflictResolved('rounds', merged, conflict!.id, 'current')!, 'holes.7.strokes')).toBe(
      6,
    );
  });

  it('never lets a blank win against a score', () => {
    const scored = card([
      { n: 1, par: 4, strokes: 4 },
      { n: 7, par: 4 },
    ]);
    const local = card([
      { n: 1, par: 4 },
      { n: 7, par: 4 },
    ]);
    const server = card([
      { n: 1, par: 4, strokes: 5 },
      { n: 7, par: 4 },
    ]);
    expect(valueAt('rounds', merge(scored, local, server), 'holes.1.strokes')).toBe(5);
    expect(conflictsOf(merge(scored, local, server))).toEqual([]);
  });

  it('keeps a round that one device deleted while the other played on, and asks', () => {
    const played = card([
      { n: 1, par: 4, strokes: 4 },
      { n: 7, par: 4 },
    ]);
    for (const merged of [
      merge(base, { ...base, _deleted: true }, played),
      merge(base, played, { ...base, _deleted: true }),
    ]) {
      expect(merged['_deleted']).toBe(false);
      expect(valueAt('rounds', merged, 'holes.1.strokes')).toBe(4);
      const [conflict] = conflictsOf(merged);
      expect(conflict?.path).toBe('');
      expect(withConflictResolved('rounds', merged, conflict!.id, 'kept')).toBeUndefined();
    }
  });

  it('keeps in a round that both devices deleted what either had, for a third one that restores it', () => {
    const scored = (n: number, strokes: number) => ({
      ...base,
      holes: (base['holes'] as readonly { readonly n: number }[]).map((hole) =>
        hole.n === n ? { ...hole, strokes } : hole,
      ),
      _deleted: true,
    });
    const deleted = merge(base, scored(1, 5), scored(7, 4));
    expect(deleted['_deleted']).toBe(true);
    expect(deleted['conflicts']).toBeUndefined();
    const back = merge(base, { ...base, notes: 'wind' }, deleted);
    expect(back).toMatchObject({ _deleted: false, notes: 'wind' });
    expect(back['holes']).toMatchObject([
      { n: 1, strokes: 5 },
      { n: 7, strokes: 4 },
    ]);
  });

  it('lets a deletion through if nobody changed the round meanwhile', () => {
    const untouched = { ...base, updatedAt: '2026-05-02T08:00:00.000Z' };
    expect(merge(base, { ...base, _deleted: true }, untouched)['_deleted']).toBe(true);
    expect(merge(base, untouched, { ...base, _deleted: true })['_deleted']).toBe(true);
  });

  it('keeps unknown fields of a newer version', () => {
    const newer = { ...base, extra: { weatherStation: { wind: 4 }, a: 1 } };
    const local = { ...base, extra: { weatherStation: { wind: 4 }, a: 2 }, notes: 'x' };
    const server = { ...newer, extra: { weatherStation: { wind: 5 }, a: 1 } };
    expect(merge(newer, local, server)['extra']).toEqual({ weatherStation: { wind: 5 }, a: 2 });
  });
});

describe('two devices, one profile', () => {
  const both = (base: JsonMap | undefined, local: JsonMap, server: JsonMap) =>
    mergeDocuments('profiles', { base, local, server }, phone);

  it('unites saved drills, respects a removal, and keeps the last three thoughts', () => {
    const merged = both(
      { savedDrills: ['a', 'b'], swingThoughts: ['1', '2', '3'] },
      { savedDrills: ['b', 'c'], swingThoughts: ['2', '3', '4'] },
      { savedDrills: ['a', 'b', 'd'], swingThoughts: ['2', '3', '5'] },
    );
    expect(merged['savedDrills']).toEqual(['b', 'd', 'c']);
    expect(merged['swingThoughts']).toEqual(['3', '5', '4']);
  });

  it('merges two profiles made at the same time without asking about bookkeeping', () => {
    const made = (at: string) => ({
      id: 'u',
      userId: 'u',
      createdAt: at,
      updatedAt: at,
      sortKey: 1,
      displayName: 'Sam',
    });
    const merged = both(undefined, made('2026-01-01T00:00:01.000Z'), made('2026-01-01T00:00:02.000Z'));
    expect(merged['createdAt']).toBe('2026-01-01T00:00:02.000Z');
    expect(conflictsOf(merged)).toEqual([]);
  });
});

const score = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
const hole = (n: number) =>
  fc.record({ strokes: score, putts: score }).map((figures) => ({
    n,
    par: 4,
    ...Object.fromEntries(Object.entries(figures).filter(([, v]) => v !== undefined)),
  }));
const partners = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('p1', 'p2', 'p3'), name: fc.constantFrom('Ann', 'Bo') }), {
    selector: (p) => p.id,
  })
  .map((list) => list.map((partner) => ({ ...partner, strokes: {} })));
const round = fc
  .record({
    holes: fc.tuple(hole(1), hole(2), hole(3)).map((list) => [...list]),
    notes: fc.option(fc.constantFrom('wind', 'rain'), { nil: undefined }),
    partners,
    _deleted: fc.boolean(),
  })
  .map(({ holes, ...rest }) => JSON.parse(JSON.stringify(card(holes, rest))) as JsonMap);
const alive = round.map((document) => ({ ...document, _deleted: false }));

describe('laws of the merge', () => {
  it('a side that changed nothing yields', () => {
    fc.assert(
      fc.property(alive, alive, (a, b) => {
        expect(equal(merge(a, a, b), b)).toBe(true);
        expect(equal(merge(a, b, a), b)).toBe(true);
      }),
    );
  });

  it('merging again changes nothing', () => {
    fc.assert(
      fc.property(alive, round, round, (base, local, server) => {
        const merged = merge(base, local, server);
        if (merged['_deleted'] === true) return;
        expect(equal(merge(base, { ...local, _deleted: false }, merged), merged)).toBe(true);
      }),
    );
  });

  it('no value that a side entered is lost: it is in the round or among its conflicts', () => {
    fc.assert(
      fc.property(alive, alive, alive, (base, local, server) => {
        const merged = merge(base, local, server);
        for (const side of [local, server]) {
          for (const n of [1, 2, 3]) {
            for (const figure of ['strokes', 'putts']) {
              const path = `holes.${n}.${figure}`;
              const entered = valueAt('rounds', side, path);
              if (entered === undefined || entered === valueAt('rounds', base, path)) continue;
              const kept = conflictsOf(merged).some((one) => one.path === path && one.kept === JSON.stringify(entered));
              expect(kept || valueAt('rounds', merged, path) === entered).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('is the same wherever it is merged: swapping sides changes only which value is shown', () => {
    fc.assert(
      fc.property(alive, alive, alive, (base, a, b) => {
        const paths = (document: JsonMap) =>
          conflictsOf(document)
            .map(({ path }) => path)
            .sort();
        expect(paths(merge(base, a, b))).toEqual(paths(merge(base, b, a)));
      }),
    );
  });
});

it('leaves a swing deleted whose measure is minus zero here and zero in the cloud, which has no minus zero', () => {
  const swing = (value: number, more: JsonMap = {}): JsonMap => ({
    id: 's1',
    userId: 'sam',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    sortKey: 1,
    recordedAt: '2026-05-01T08:00:00.000Z',
    status: 'analysed',
    metrics: { sway: value },
    ...more,
  });
  const sides = { base: swing(-0), local: swing(-0, { _deleted: true }), server: swing(0) };

  const merged = mergeDocuments('swings', sides, phone);

  expect(merged['_deleted']).toBe(true);
  expect(conflictsOf(merged)).toEqual([]);
});

it('never makes a conflict of a practice clock, unlike of what was tapped', () => {
  const setUp = { setUpAt: '2026-05-01T10:00:00.000Z' };
  const session = (clock: JsonMap, tries: number[]): JsonMap => ({
    id: 's',
    userId: 'sam',
    status: 'active',
    blocks: [{ id: 'b', drillId: 'pump', mode: 'block', order: 0, plannedSec: 600, clock, tries }],
  });
  const earlier = { ...setUp, startedAt: '2026-05-01T10:00:40.000Z', pausedAt: '2026-05-01T10:01:40.000Z' };
  const later = { ...setUp, startedAt: '2026-05-01T10:01:00.000Z' };
  const mergeTries = (local: number[], server: number[]) =>
    mergeDocuments(
      'practiceSessions',
      { base: session(setUp, []), local: session(earlier, local), server: session(later, server) },
      phone,
    );

  expect(mergeTries([1], [])).not.toHaveProperty('conflicts');
  expect(mergeTries([1], [])).toMatchObject({ blocks: [{ tries: [1], clock: { startedAt: later.startedAt } }] });
  expect(mergeTries([1], [0])).toHaveProperty('conflicts');
});
