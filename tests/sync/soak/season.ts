import type { JsonMap } from '@divot/documents';
import { type Random, seeded } from '#tests/sync/random.ts';
import { LACKING, type SeasonCollection } from './app-version.ts';

// A season as a list of steps that its seed alone decides: what happens on which phone in which order, when the network
// fails and returns, and when a phone is killed.

export type PhoneName = 'first' | 'second';
export type Edit = { readonly collection: SeasonCollection; readonly id: string; readonly path: string };
export type Step =
  | {
      readonly kind: 'create';
      readonly phone: PhoneName;
      readonly collection: SeasonCollection;
      readonly document: JsonMap;
    }
  | ({ readonly kind: 'edit'; readonly phone: PhoneName; readonly value: unknown } & Edit)
  | { readonly kind: 'offline' | 'online' | 'kill' | 'exchange'; readonly phone: PhoneName }
  /** The cloud rejects the next commit of this document. */
  | { readonly kind: 'refuse'; readonly document: string }
  /** Both phones are at home on a good network until they hold the same. */
  | { readonly kind: 'evening' }
  /** The golfer gives the first phone away. A new one with today's version replaces it. */
  | { readonly kind: 'replace first' };

export type SeasonSize = Readonly<Record<SeasonCollection, number>>;

const DAY_MS = 86_400_000;
const STARTS_MS = Date.UTC(2026, 2, 1, 9);
/** Days from one evening to the next. */
const EVENING_EVERY = 4;
const HOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type Planned = { readonly path: string; readonly value: unknown; readonly only?: PhoneName };

/**
 * What the phones write to a document after its creation: its golf, and fields that only one version of the app knows.
 */
const planned = (collection: SeasonCollection, random: Random, replaced: boolean): readonly Planned[] => {
  // The second phone knows this field from the start, and the first one only since it was replaced.
  const lacking = (value: unknown): Planned => ({
    path: LACKING[collection],
    value,
    ...(replaced ? {} : { only: 'second' }),
  });
  const note = `note ${random.below(1_000_000)}`;
  switch (collection) {
    case 'rounds':
      return [
        ...HOLES.map((n) => ({ path: `holes.${n}.strokes`, value: 2 + random.below(7) })),
        { path: `holes.${random.pick(HOLES)}.strokes`, value: 9 + random.below(10) },
        { path: 'notes', value: note },
        lacking(1 + random.below(5)),
        { path: 'caddie', value: `caddie ${random.below(1_000_000)}`, only: 'second' },
        { path: 'calledOffAt', value: new Date(STARTS_MS + random.below(200) * DAY_MS).toISOString(), only: 'second' },
        { path: `holes.${random.pick(HOLES)}.windMph`, value: random.below(40), only: 'second' },
      ];
    case 'practiceSessions':
      return [
        { path: 'blocks.b1.attempts', value: 10 + random.below(100) },
        { path: 'blocks.b2.score', value: random.below(90) },
        { path: 'notes', value: note },
        lacking(1 + random.below(5)),
        { path: 'surface', value: random.pick(['mat', 'grass', 'sand']), only: 'second' },
      ];
    case 'workouts':
      return [
        ...['s1', 's2', 's3'].map((id) => ({
          path: `items.i1.sets.${id}`,
          value: { id, reps: 5 + random.below(10), done: true },
        })),
        { path: 'notes', value: note },
        lacking(1 + random.below(10)),
        { path: 'warmUpSec', value: 60 + random.below(600), only: 'second' },
      ];
    default:
      return [
        { path: 'shape', value: random.pick(['draw', 'fade', 'hook']) },
        lacking(true),
        { path: 'cameraHeightCm', value: 80 + random.below(80), only: 'second' },
      ];
  }
};

const newSeasonDocument = (collection: SeasonCollection, id: string, day: number): JsonMap => {
  const at = new Date(STARTS_MS + day * DAY_MS).toISOString();
  const own: Readonly<Record<SeasonCollection, JsonMap>> = {
    rounds: {
      date: at,
      playedOn: at.slice(0, 10),
      holesPlanned: HOLES,
      holes: HOLES.map((n) => ({ n, par: 4 })),
      mode: 'casual',
      status: 'finished',
    },
    practiceSessions: {
      startedAt: at,
      practicedOn: at.slice(0, 10),
      status: 'finished',
      blocks: ['b1', 'b2'].map((block, order) => ({
        id: block,
        drillId: 'gate-putting',
        mode: 'block',
        order,
        plannedSec: 600,
      })),
    },
    workouts: {
      startedAt: at,
      completedAt: at,
      status: 'finished',
      kind: 'strength',
      items: ['i1', 'i2'].map((item, order) => ({ id: item, exerciseId: 'dead-bug', order, sets: [] })),
    },
    // The picture of a real swing has about this many characters.
    swings: { recordedAt: at, status: 'analysed', club: '7-iron', thumbnail: 'jpeg'.repeat(2_000) },
  };
  return { id, createdAt: at, updatedAt: at, ...own[collection] };
};

/** Work in random order, with one new document a day, by two phones that both write to the same documents. */
export const season = (seed: number, uid: string, size: SeasonSize): readonly Step[] => {
  const random = seeded(seed);
  const steps: Step[] = [];
  const todo = (Object.entries(size) as [SeasonCollection, number][])
    .flatMap(([collection, count]) =>
      Array.from({ length: count }, (_, nth) => ({ collection, id: `${uid}-${collection}-${nth}` })),
    )
    .map((one) => ({ one, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const someone = (): PhoneName => (random.chance(0.5) ? 'first' : 'second');
  const weather = () => {
    const phone = someone();
    if (random.chance(0.06)) steps.push({ kind: 'offline', phone });
    if (random.chance(0.1)) steps.push({ kind: 'online', phone });
    if (random.chance(0.02)) steps.push({ kind: 'kill', phone });
    if (random.chance(0.15)) steps.push({ kind: 'exchange', phone });
  };
  const half = Math.floor(todo.length / 2);
  for (const [day, { collection, id }] of todo.entries()) {
    if (day === half) steps.push({ kind: 'replace first' });
    const owner = someone();
    steps.push({ kind: 'create', phone: owner, collection, document: newSeasonDocument(collection, id, day) });
    for (const { path, value, only } of planned(collection, random, day >= half)) {
      weather();
      if (random.chance(0.03)) steps.push({ kind: 'refuse', document: `${collection}/${id}` });
      const phone = only ?? (random.chance(0.3) ? someone() : owner);
      steps.push({ kind: 'edit', phone, collection, id, path, value });
    }
    if (day % EVENING_EVERY === EVENING_EVERY - 1) {
      steps.push({ kind: 'evening' });
      // Then each phone writes to the other's documents, which may have fields that it does not know.
      for (const { collection: of, id: seen } of todo.slice(day + 1 - EVENING_EVERY, day + 1)) {
        if (of === 'swings') continue;
        for (const phone of ['first', 'second'] as const) {
          steps.push({
            kind: 'edit',
            phone,
            collection: of,
            id: seen,
            path: 'notes',
            value: `seen by ${phone} on ${day}`,
          });
        }
      }
    }
  }
  return steps;
};
