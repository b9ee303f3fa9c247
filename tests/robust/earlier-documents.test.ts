import fc from 'fast-check';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { entities } from '#src/domain/entities/registry.ts';
import { type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { cases } from '@divot/basics/testing';
import { runs } from './hostile.ts';

// Random documents of the customer's earlier app as docs/spec.md describes them: every field present, missing, null,
// empty, oversized or of another shape, times in every form that Firestore and JavaScript have, and fields that the
// specification does not name. Divot can read all of them, and loses nothing when it writes them. (The test never uses
// a field called `earlier`: the second reading would find it a level deeper.)

type Stored = Record<string, unknown>;

const ms = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2026, 0) });
const time = fc.oneof(
  ms.map((at) => Timestamp.fromMillis(at)),
  ms.map((at) => new Date(at).toISOString()),
  ms.map((at) => new Date(at).toISOString().slice(0, 10)),
  ms.map((at) => new Date(at).toString()),
  ms,
  ms.map((at) => Math.floor(at / 1000)),
  ms.map((at) => ({ seconds: Math.floor(at / 1000), nanoseconds: 5 })),
  ms.map((at) => ({ _seconds: Math.floor(at / 1000), _nanoseconds: 0 })),
);
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('Sam', 'slice', 'target-alignment', 'Full Body', 'general', 'data:image/png;base64,'),
  fc.integer({ min: 61, max: 70_000 }).map((length) => 'x'.repeat(length)),
);
const figure = fc.oneof(fc.integer({ min: -5, max: 400 }), fc.double({ noNaN: true, min: -60, max: 1e9 }));
/** Values that only Firestore has, and that JSON cannot express. */
const cloudOnly = fc.constantFrom<unknown>(
  new GeoPoint(51.5, -0.1),
  Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
  new Timestamp(1_700_000_000, 123_456_000),
  Number.NaN,
  -0,
);
const leaf = fc.oneof(text, figure, fc.boolean(), fc.constant(null), time, cloudOnly);
const list = (item: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.array(item, { maxLength: 6 }),
    fc.array(item, { minLength: 101, maxLength: 130 }),
    fc.array(fc.oneof(item, fc.constant(null), figure), { maxLength: 5 }),
  );
const record = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, fc.oneof({ weight: 4, arbitrary: value }, leaf)]),
    ),
    { requiredKeys: [] },
  );
const anything = fc.oneof(leaf, list(leaf), record({ id: text, name: text, at: time, items: list(text) }));

const faultIds = list(
  fc.oneof(fc.constantFrom('slice', 'hook', 'early-extension', 'sway'), record({ id: text, name: text })),
);
const goal = record({
  id: fc.oneof(ms.map(String), ms),
  type: fc.oneof(fc.constantFrom('outcome', 'performance', 'process', 'mindset', 'practice'), text),
  text,
  createdAt: time,
});
const swingVideo = fc.oneof(text, record({ id: text, url: text, createdAt: time, analysis: anything }));
const ids = list(fc.oneof(text, record({ id: text, title: text })));

const PROFILE = {
  displayName: text,
  email: text,
  photoURL: text,
  createdAt: time,
  trainingPlan: ids,
  watchedVideos: ids,
  savedDrills: ids,
  assessmentComplete: fc.boolean(),
  assessment: record({ swingAssessmentComplete: fc.boolean() }),
  swingAssessment: record({ faultIds, assessmentDate: time }),
  swingIssues: faultIds,
  mobilityAssessmentComplete: fc.boolean(),
  mobilityScore: figure,
  flexibilityAreas: list(text),
  handicap: figure,
  preshotRoutine: fc.oneof(fc.constantFrom('target-alignment', 'visualization', 'breathing-trigger'), text),
  swingThought: text,
  swingThoughts: list(text),
  roundsPlanned: figure,
  workoutsPlanned: figure,
  workoutSplit: text,
  workoutFrequency: figure,
  practiceFocus: text,
  playingGoals: list(goal),
  swingVideos: list(swingVideo),
};
const ROUND = { userId: fc.constant('sam'), date: time };
const WORKOUT = { userId: fc.constant('sam'), completedAt: time };

/** Fields that the specification does not name, including names that Divot uses for something else. */
const others = fc.dictionary(
  fc.oneof(
    fc.stringMatching(/^[a-z][A-Za-z]{0,12}$/),
    fc.constantFrom('holes', 'status', 'mode', 'items', 'notes', 'course', 'extra', 'conflicts', 'sortKey', 'id'),
  ),
  anything,
  { maxKeys: 4 },
);

const documentOf = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Stored> =>
  fc
    .tuple(
      others,
      fc.record(
        Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [
            key,
            fc.oneof({ weight: 5, arbitrary: value }, fc.constant(null), fc.constant(''), anything),
          ]),
        ),
        { requiredKeys: [] },
      ),
    )
    // The earlier app's rules required an owner, and the owner had to be the golfer who wrote the document.
    .map(([more, known]) => {
      const { updatedAt: _ofDivotOnly, ...unknown } = more;
      return { ...unknown, ...known, ...('userId' in fields ? { userId: 'sam' } : {}) };
    });

describe.each([
  ['profiles', documentOf(PROFILE)],
  ['rounds', documentOf(ROUND)],
  ['workouts', documentOf(WORKOUT)],
] as const)('any document of the earlier app’s %s', (name, documents) => {
  const read = (data: Stored): LocalDocument => {
    const result = fromCloud(name, 'sam', data, 'sam');
    if (!result.ok) throw new Error(result.error);
    const { _deleted, ...document } = result.value;
    expect(validateDocument(name, document)).toBeUndefined();
    return result.value;
  };

  it('can be read, whatever it contains', () => {
    fc.assert(
      fc.property(documents, (data) => {
        read(data);
      }),
      runs(cases(300)),
    );
  });

  it('is the same when it is written and read again, with unknown fields as they were', () => {
    const ours = entities[name].schema.properties;
    fc.assert(
      fc.property(documents, (data) => {
        const document = read(data);
        const written = toCloud(name, document, data);
        expect(read({ ...written })).toEqual(document);
        for (const [key, value] of Object.entries(data))
          if (!Object.hasOwn(ours, key)) expect(written[key]).toBe(value);
      }),
      runs(cases(200)),
    );
  });
});
