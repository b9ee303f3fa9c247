import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { type JsonMap, isBlank, isMap } from '@divot/documents';
import { unreadIn, validateDocument } from '#src/domain/entities/documents.ts';
import { cases } from '@divot/basics/testing';
import { type CloudDocument, type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';

// Profiles, rounds and workouts as the earlier app could have written them (SPEC section 3 gives field names and few
// types). Each value is shown or named as one that cannot be shown, and the cloud's copy stays as it is until edited.

type Name = 'profiles' | 'rounds' | 'workouts';
const stamp = Timestamp.fromDate(new Date('2026-11-01T08:00:00.000Z'));
const read = (name: Name, data: CloudDocument): LocalDocument => {
  const result = fromCloud(name, 'one', { ...data, serverTimestamp: stamp }, 'sam');
  if (!result.ok) throw new Error(result.error);
  const { _deleted, ...document } = result.value;
  expect(validateDocument(name, document)).toBeUndefined();
  return result.value;
};

const SPRING = Date.parse('2025-04-26T17:46:40.000Z');
const time = fc.integer({ min: 0, max: 40_000_000 }).map((s) => new Date(SPRING + s * 1000));
const instant = time.chain((at) =>
  fc.constantFrom<unknown>(
    Timestamp.fromDate(at),
    new Timestamp(Math.floor(at.getTime() / 1000), 123_456_000),
    { seconds: Math.floor(at.getTime() / 1000), nanoseconds: 5_000_000 },
    { _seconds: Math.floor(at.getTime() / 1000), _nanoseconds: 0 },
    at.getTime(),
    Math.floor(at.getTime() / 1000),
    String(at.getTime()),
    at.toISOString(),
    at.toISOString().replace('T', ' ').slice(0, 19),
    at.toISOString().slice(0, 10),
    at.toString(),
    at.toUTCString(),
    'last Tuesday',
  ),
);
const number = fc
  .tuple(fc.integer({ min: -20, max: 200 }), fc.constantFrom(0, 0.5))
  .chain(([n, part]) => fc.constantFrom<unknown>(n + part, n, String(n + part), ` ${n} `, `+${n}`, 'a few', [n]));
const flag = fc.constantFrom<unknown>(true, false, 'true', 'No', 1, 0, 'perhaps');
const words = fc
  .tuple(fc.constantFrom('Slow back', 'Turn ⛳', '9', 'ü'), fc.constantFrom(1, 14, 60))
  .map(([word, n]) => word.repeat(n));
const named = fc.constantFrom<unknown>(
  { id: 'gate', title: 'Gate drill' },
  { name: 'Ladder' },
  { id: 17 },
  { depth: 3 },
);
const text = fc.oneof(words, fc.constantFrom<unknown>(42, true, '', ['a', 'b']), named);
const nothing = fc.constantFrom(null, '', []);
const maybe = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: nothing });
const list = (items: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: fc.array(maybe(items), { maxLength: 7 }) }, { weight: 1, arbitrary: text });
const some = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, maybe(value)])), {
    requiredKeys: [],
  });

const goal = some({
  id: time.chain((at) => fc.constantFrom<unknown>(String(at.getTime()), at.getTime())),
  type: fc.constantFrom('outcome', 'Process', ' MINDSET', 'practice', 'Short game', 7),
  text,
  createdAt: instant,
  done: flag,
});
const profile = some({
  displayName: text,
  email: fc.constantFrom<unknown>('sam@example.org', 7),
  photoURL: fc.constantFrom<unknown>('https://example.org/sam.png', 7),
  createdAt: instant,
  trainingPlan: list(fc.oneof(words, named)),
  watchedVideos: list(fc.oneof(words, named)),
  savedDrills: list(fc.oneof(words, named)),
  assessmentComplete: flag,
  assessment: fc.oneof(some({ swingAssessmentComplete: flag }), text),
  swingAssessment: fc.oneof(
    some({ faultIds: list(fc.constantFrom('slice', 'Over The Top')), assessmentDate: instant }),
    text,
  ),
  swingIssues: list(fc.constantFrom('slice', 'Over The Top', 5)),
  mobilityAssessmentComplete: flag,
  mobilityScore: number,
  flexibilityAreas: list(words),
  handicap: number,
  preshotRoutine: fc.constantFrom('visualization', 'Target Alignment', 'breathing_trigger', 'my own'),
  swingThought: text,
  swingThoughts: list(words),
  roundsPlanned: number,
  workoutsPlanned: number,
  workoutSplit: text,
  workoutFrequency: number,
  practiceFocus: text,
  playingGoals: fc.oneof(
    { weight: 4, arbitrary: fc.array(goal, { maxLength: 6 }) },
    { weight: 1, arbitrary: list(text) },
  ),
  swingVideos: list(fc.oneof(words, named)),
  golfBag: text,
});
const round = fc.record({ userId: fc.constant('sam'), date: maybe(instant) }).chain((first) =>
  some({ createdAt: instant, score: number, holes: number, status: text, notes: text, mode: text }).map((more) => ({
    ...more,
    ...first,
  })),
);
const workout = fc
  .record({ userId: fc.constant('sam'), completedAt: maybe(instant) })
  .chain((first) =>
    some({ startedAt: instant, split: text, kind: text, items: list(named), notes: text, exercises: list(text) }).map(
      (more) => ({ ...more, ...first }),
    ),
  );

const leavesOf = (value: unknown): unknown[] => {
  if (isBlank(value)) return [];
  if (value instanceof Timestamp) return [value.toDate().toISOString()];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (isMap(value)) return '$timestamp' in value ? [value['$timestamp']] : Object.values(value).flatMap(leavesOf);
  return [value];
};
const spelled = (value: unknown) =>
  String(value)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
/** Whether a golfer who sees `shown` sees `value`: the same words, number or moment, or the beginning of a long text. */
const isShownAs = (value: unknown, shown: unknown): boolean =>
  spelled(shown) === spelled(value) ||
  Math.abs(Number(shown)) === Math.abs(Number(value)) ||
  (typeof shown === 'string' && shown.length >= 40 && String(value).startsWith(shown)) ||
  (shown === true && ['true', '1', 'yes'].includes(spelled(value))) ||
  (shown === false && ['false', '0', 'no'].includes(spelled(value)));
/** A moment is one value, whatever parts it is written in; so is an object that stands for its name. */
const isOneValue = (value: unknown): boolean =>
  isMap(value) && ['seconds', '_seconds', 'title', 'name'].some((key) => key in value);

/** Fields that Divot does not know stay beside the others. */
const UNKNOWN = new Set(['golfBag', 'score', 'exercises']);

const expectShownOrNamed = (name: Name, data: CloudDocument) => {
  const document = read(name, data) as JsonMap;
  const named = leavesOf(unreadIn(name, document).map(({ value }) => value));
  for (const [field, value] of Object.entries(data).filter(([key]) => !UNKNOWN.has(key))) {
    const seen = [...leavesOf(document[field]), ...named];
    const moments = seen.map((one) => Date.parse(String(one)));
    for (const leaf of leavesOf(value)) {
      const at = [Number(leaf), Number(leaf) * 1000, Date.parse(String(leaf))];
      const isThere =
        seen.some((one) => isShownAs(leaf, one)) ||
        at.some((ms) => moments.some((shown) => Math.abs(shown - ms) < 86_400_000)) ||
        partOfOneValue(value, leaf);
      if (!isThere) throw new Error(`${field}: ${JSON.stringify(leaf)} is neither shown nor named`);
    }
  }
};
/** The title beside the id that is shown, or the nanoseconds of a moment. */
const partOfOneValue = (value: unknown, leaf: unknown): boolean => {
  if (isOneValue(value)) return leavesOf(value).includes(leaf);
  if (Array.isArray(value)) return value.some((item) => partOfOneValue(item, leaf));
  return isMap(value) && Object.values(value).some((item) => partOfOneValue(item, leaf));
};

/** 10,200 documents in the full lane. */
const runs = { seed: 20261127, numRuns: cases(3_400, 20) };
describe.each([
  ['profiles', profile],
  ['rounds', round],
  ['workouts', workout],
] as const)('%s of the earlier app', (name, documents) => {
  it('show each value, or name it as one that cannot be shown', () => {
    fc.assert(
      fc.property(documents, (data) => expectShownOrNamed(name, data)),
      runs,
    );
  });

  it('stay as they are in the cloud when something else is edited', () => {
    fc.assert(
      fc.property(documents, (data) => {
        const edited = { ...read(name, data), conflicts: [] } as LocalDocument;
        const written = toCloud(name, edited, data);
        for (const [field, value] of Object.entries(data)) expect(written[field], field).toBe(value);
        expect(JSON.stringify(written)).not.toMatch(/1970-01-01|"seconds":0,/);
        const again = read(name, written);
        for (const field of Object.keys(data)) expect(again[field], field).toEqual(edited[field]);
      }),
      runs,
    );
  });
});
