import type { RxCollection } from 'rxdb/plugins/core';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import type { JsonMap } from '@divot/documents';
import { valueAt } from '#src/domain/entities/documents.ts';
import type { Phone } from './device.ts';
import type { Random } from './random.ts';

// Edits of the sync fuzz that reach the limits of a document: if two phones add one entry each, the entries do not both
// fit.

export type FuzzName = 'profiles' | 'rounds' | 'swings' | 'workoutPlans';

/**
 * An edit of one value that the device acknowledged to its golfer. All values of a seed differ, so that the fuzz can
 * trace each one.
 */
export type Edit = {
  readonly phone: string;
  readonly document: string;
  readonly path: string;
  readonly value: string | number;
  /** What this phone showed at the path before. The golfer replaced it knowingly, so it is not lost. */
  readonly over: unknown;
  /**
   * Where the value may be: at its path by default, anywhere in the document, or only in a notice if it is too large to
   * store twice.
   */
  readonly kept?: 'anywhere' | 'told';
};

export type Work = readonly [weight: number, name: string, run: (phone: Phone) => Promise<string | undefined>];

type Story = {
  readonly uid: string;
  readonly random: Random;
  readonly now: (phone: Phone) => string;
  readonly figure: () => number;
  readonly someRound: () => string;
  readonly edits: Edit[];
};

const AT = '2026-05-01T08:00:00.000Z';
const range = <T>(length: number, make: (n: number) => T): T[] => Array.from({ length }, (_, n) => make(n));
const base = (id: string, userId: string, at: string) => ({
  id,
  userId,
  createdAt: at,
  updatedAt: at,
  sortKey: 8_640_000_000_000_000 - Date.parse(AT),
});

/** A profile whose limited lists are all one entry short of full. */
export const newProfile = (uid: string, at: string, device: string): Profile => ({
  ...base(uid, uid, at),
  sortKey: 8_640_000_000_000_000 - Date.parse(at),
  displayName: `Sam on ${device}`,
  email: 'sam@example.org',
  trainingPlan: range(99, (n) => `planned-${n}`),
  watchedVideos: [],
  savedDrills: [],
  bag: range(13, (n) => ({ id: `club-${n}`, type: 'iron', carryYards: 100 + n })),
  ownCoaches: range(19, (n) => ({ id: `coach-${n}`, name: `Coach ${n}` })),
});

const exercise = (id: string) => ({ id, exerciseId: 'squat', order: 0, sets: 3, restSec: 60 });
const newPlan = (id: string, uid: string, at: string): WorkoutPlan => ({
  ...base(id, uid, at),
  name: 'Legs',
  split: 'Lower Body',
  active: true,
  minutes: 30,
  exercises: range(7, (n) => exercise(`exercise-${n}`)),
});
const newSwing = (id: string, uid: string, at: string): Swing => ({
  ...base(id, uid, at),
  recordedAt: AT,
  status: 'analysed',
  thumbnail: 'l'.repeat(2000),
});

const LONG = 'k'.repeat(240);
const SHOTS = 12;
type Holes = { readonly holes: readonly { readonly n: number }[] };

export const edgeWork = (story: Story): readonly Work[] => {
  const { uid, random, now, figure, someRound, edits } = story;
  type Change = {
    readonly name: FuzzName;
    readonly id: string;
    readonly made: readonly Omit<Edit, 'phone' | 'document' | 'over'>[];
  };
  const change = async (phone: Phone, { name, id, made }: Change, modify: (before: never) => object | undefined) => {
    const collection = phone.db[name] as unknown as RxCollection<JsonMap> | undefined;
    const found = await collection?.findOne(id).exec();
    let over: unknown[] = [];
    let isDone = false;
    await found?.incrementalModify((before) => {
      const after = modify(before as never);
      over = made.map(({ path }) => valueAt(name, before, path));
      isDone = after !== undefined;
      return isDone ? { ...after, updatedAt: now(phone) } : before;
    });
    if (!isDone) return undefined;
    edits.push(...made.map((one, n) => ({ ...one, phone: phone.name, document: `${name}/${id}`, over: over[n] })));
    return `${id} ${made.map(({ path, value }) => `${path} = ${value}`).join(', ')}`;
  };
  /** Adds an entry if this phone sees space in the list. */
  const adds =
    (name: FuzzName, field: string, limit: number, entry: (id: string) => unknown) => (phone: Phone, id: string) => {
      const value = `${field}${figure()}x`;
      return change(
        phone,
        { name, id, made: [{ path: `${field}.${value}`, value, kept: 'anywhere' }] },
        (before: JsonMap) => {
          const list = (before[field] ?? []) as readonly unknown[];
          return list.length < limit ? { ...before, [field]: [...list, entry(value)] } : undefined;
        },
      );
    };
  const start = (name: 'swings' | 'workoutPlans') => async (phone: Phone) => {
    const id = `${uid}-${name}`;
    const made = name === 'swings' ? newSwing(id, uid, now(phone)) : newPlan(id, uid, now(phone));
    if (phone.name !== 'phone0' || !phone.db[name]) return undefined;
    await phone.db[name].insertIfNotExists(made as never);
    return id;
  };
  const addClub = adds('profiles', 'bag', 14, (id) => ({ id, type: 'wedge', carryYards: 90 }));
  const addCoach = adds('profiles', 'ownCoaches', 20, (id) => ({ id, name: 'Coach' }));
  const addDrill = adds('profiles', 'trainingPlan', 100, (id) => id);
  const addExercise = adds('workoutPlans', 'exercises', 8, exercise);
  const addNote = adds('swings', 'notes', 40, (id) => ({ id, text: 'flat' }));

  return [
    [3, 'add a club', (phone) => addClub(phone, uid)],
    [3, 'add a coach', (phone) => addCoach(phone, uid)],
    [3, 'plan a drill', (phone) => addDrill(phone, uid)],
    [3, 'start a plan', start('workoutPlans')],
    [4, 'plan an exercise', (phone) => addExercise(phone, `${uid}-workoutPlans`)],
    [3, 'film a swing', start('swings')],
    [2, 'note on a swing', (phone) => addNote(phone, `${uid}-swings`)],
    [
      2,
      'read a swing again',
      (phone) =>
        change(phone, { name: 'swings', id: `${uid}-swings`, made: [] }, (before: Swing) => ({
          ...before,
          thumbnail: `${figure()}`.padEnd(2000, 'l'),
          posesKey: `${figure()}`,
        })),
    ],
    [
      3,
      'photo',
      (phone) => {
        const photoURL = `photo${figure()}x`.padEnd(5000, 'p');
        const made = [{ path: 'photoURL', value: photoURL, kept: 'told' }] as const;
        return change(phone, { name: 'profiles', id: uid, made }, (before: Profile) => ({ ...before, photoURL }));
      },
    ],
    [
      2,
      'write what a newer Divot knows',
      (phone) => {
        const [n, value] = [random.pick([1, 2, 3, 4]), figure()];
        const made = [{ path: `holes.${n}.${LONG}.${LONG}`, value }];
        return change(phone, { name: 'rounds', id: someRound(), made }, (before: Holes) => ({
          ...before,
          holes: before.holes.map((hole) => (hole.n === n ? { ...hole, [LONG]: { [LONG]: value } } : hole)),
        }));
      },
    ],
    [
      2,
      'enter all shots',
      (phone) => {
        const n = random.pick([1, 2, 3, 4]);
        const shots = range(SHOTS, (at) => ({ id: `s${at}`, lie: 'fairway', distance: figure() / 10 }));
        const made = shots.map(({ id, distance }) => ({ path: `holes.${n}.shots.${id}.distance`, value: distance }));
        return change(phone, { name: 'rounds', id: someRound(), made }, (before: Holes) => ({
          ...before,
          holes: before.holes.map((hole) => (hole.n === n ? { ...hole, shots } : hole)),
        }));
      },
    ],
  ];
};

/** Whether `document` still has the edit, as the value or as a recorded conflict. */
export const tellsOf = (name: FuzzName, document: JsonMap, { path, value, kept }: Edit): boolean => {
  if (kept !== undefined && JSON.stringify(document).includes(String(value))) return true;
  const conflicts = (document['conflicts'] ?? []) as { path: string; kept?: string; notice?: boolean }[];
  return (
    valueAt(name, document, path) === value ||
    conflicts.some(
      (one) => one.path === path && (kept === 'told' ? one.notice === true : one.kept === JSON.stringify(value)),
    )
  );
};
