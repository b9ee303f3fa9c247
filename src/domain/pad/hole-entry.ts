import { fieldOf } from '#src/domain/entities/limits.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { PAR } from '#src/domain/rounds/course-check.ts';
import { type Result, fail, ok } from '@divot/basics';

// What a golfer can enter for one hole of a card (limits: domain sheet whs.md section 8, round.entity.ts).

export const MAX_STROKES = fieldOf('rounds', 'holes.strokes').maximum!;
export const MAX_PENALTIES = fieldOf('rounds', 'holes.penalties').maximum!;

/** Changes to one hole. A field that is set to undefined disappears from the card. */
export type HoleEntry = { readonly [F in keyof Omit<Hole, 'n'>]?: Hole[F] | undefined };

const withoutBlanks = (hole: HoleEntry & Pick<Hole, 'n' | 'par'>): Hole =>
  Object.fromEntries(Object.entries(hole).filter(([, value]) => value !== undefined)) as Hole;

/**
 * The hole after an entry. Corrects everything that contradicts the entry: a score ends a pick-up or a concession and
 * removes its most likely score, a pick-up removes the score, putts never outnumber strokes, a chip-in has no first
 * putt, and a par 3 no fairway.
 */
export const enter = (hole: Hole, entry: HoleEntry): Hole => {
  const { par, strokes, putts } = { ...hole, ...entry };
  const clipsPutts = entry.strokes !== undefined && entry.putts === undefined;
  const givesUpPickUp = 'pickedUp' in entry && entry.pickedUp !== true;
  return withoutBlanks({
    ...hole,
    ...entry,
    n: hole.n,
    par: par ?? hole.par,
    ...(entry.strokes === undefined && !givesUpPickUp
      ? {}
      : { pickedUp: undefined, conceded: undefined, mostLikely: undefined }),
    ...(entry.pickedUp === true ? { strokes: undefined } : {}),
    ...(clipsPutts && putts !== undefined ? { putts: Math.min(putts, strokes ?? putts) } : {}),
    ...(putts === 0 ? { firstPuttFt: undefined } : {}),
    ...(entry.par !== undefined && entry.par < 4 ? { fairway: undefined } : {}),
  });
};

/**
 * The entry that turns one state of a hole into another: what a tap changed or, with the two swapped, how to undo it.
 */
export const changes = (from: Hole, to: Hole): HoleEntry => {
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof Hole)[];
  return Object.fromEntries(fields.filter((field) => from[field] !== to[field]).map((field) => [field, to[field]]));
};

/** The entry for one tap on plus or minus. On a hole without a score, either gives par. */
export const tapStrokes = (hole: Hole, by: 1 | -1): HoleEntry => {
  const strokes = hole.strokes === undefined ? hole.par : hole.strokes + by;
  return { strokes: Math.min(MAX_STROKES, Math.max(1, strokes)) };
};

const whole = (value: number | undefined, least: number, most: number) =>
  value === undefined || (Number.isInteger(value) && value >= least && value <= most);

/** Fails with a message in plain words. */
export const checkHole = (hole: Hole): Result<Hole> => {
  const at = `Hole ${hole.n}`;
  if (!whole(hole.par, ...PAR)) return fail(`${at}: par is ${PAR[0]} to ${PAR[1]}.`);
  if (!whole(hole.strokes, 1, MAX_STROKES)) return fail(`${at}: a score is 1 to ${MAX_STROKES} strokes.`);
  if (!whole(hole.mostLikely, 1, MAX_STROKES)) return fail(`${at}: a most likely score is 1 to ${MAX_STROKES}.`);
  if (!whole(hole.putts, 0, 20)) return fail(`${at}: putts are 0 to 20.`);
  if (hole.strokes !== undefined && (hole.putts ?? 0) > hole.strokes) {
    return fail(`${at}: ${hole.putts} putts do not fit into ${hole.strokes} strokes.`);
  }
  if (!whole(hole.penalties, 0, MAX_PENALTIES)) return fail(`${at}: penalty strokes are 0 to ${MAX_PENALTIES}.`);
  if (hole.firstPuttFt !== undefined && !(hole.firstPuttFt >= 1 && hole.firstPuttFt <= 120)) {
    return fail(`${at}: a first putt is 1 to 120 ft.`);
  }
  if (hole.fairway !== undefined && hole.par < 4) return fail(`${at}: a par 3 has no fairway to hit.`);
  return ok(hole);
};
