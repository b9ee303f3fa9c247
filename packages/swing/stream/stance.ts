// The third sense: a golfer stands at the ball, and is up and turned through a moment later. It tells a swing also where
// the body model has no time to see the hands go through the ball, down to two looks a second.

import { median } from '../pipeline/numeric.ts';
import { type Body, distance } from './body.ts';
import { type Candidate, type SeenSwing, placeOf } from './look-for-swing.ts';
import type { Person } from './people.ts';

/** All in torso lengths: hands together, hanging from the shoulders at the ball, up again after it. */
const HANDS = { apart: 0.42, hang: 0.4, up: 0.35, finishApart: 0.6 };
/** The chest turns away from the camera by at least this much from the ball to the finish; feet hardly move. */
const TURNED = 0.35;
const FEET = 0.6;
/** From the ball to the finish, and from impact to the finish, at most. The finish is held for so long. */
const MOST_MS = { swing: 3200, back: 2500, through: 1300 };
const HELD_MS = 200;
/** With looks closer than this, the hands themselves are seen. */
const SPARSE_MS = 90;
const DOWNSWING_MS = 300;
/** From impact until hands and chest are through. */
const THROUGH_MS = 350;
const FACE_ON_CHEST = 0.42;

const hangs = ({ hands, shoulders, handsApart }: Body, torso: number): boolean =>
  hands.y - shoulders.y > HANDS.hang * torso && handsApart < HANDS.apart * torso;

const isUp = ({ hands, shoulders, handsApart }: Body, torso: number): boolean =>
  hands.y < shoulders.y + HANDS.up * torso && handsApart < HANDS.finishApart * torso;

/** Whether this body is the finish of a swing from there. */
const isThrough = (body: Body, atBall: Body, torso: number): boolean =>
  isUp(body, torso) && atBall.chest - body.chest > TURNED * torso && distance(atBall.feet, body.feet) < FEET * torso;

/** Face-on, hands at the top are on the other side of the hips than at the finish. */
const ASIDE = 0.15;
const areAcross = (a: Body, b: Body, torso: number): boolean => {
  const [one, other] = [a.hands.x - a.hips.x, b.hands.x - b.hips.x];
  return one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) > ASIDE * torso;
};

const impactOf = ({ before, finish }: Stances): number => (before.ms + finish.ms) / 2 - THROUGH_MS;

interface Stances {
  readonly atBall: Body;
  readonly isFaceOn: boolean;
  /** The last look before the finish, and the first one of it. */
  readonly before: Body;
  readonly finish: Body;
}

/** The last change from the ball to a finish with an impact between these times. */
const changeOf = ({ bodies, torso, finishMs }: Person, fromMs: number, toMs: number): Stances | null => {
  for (let k = bodies.length - 1; k > 0; k--) {
    const [before, finish] = [bodies[k - 1]!, bodies[k]!];
    if (before.ms <= finishMs || finish.ms < fromMs) return null;
    if (before.ms > toMs || finish.ms - before.ms < SPARSE_MS) continue;
    const isStance = (body: Body) =>
      body.ms > Math.max(finishMs, finish.ms - MOST_MS.swing) && hangs(body, torso) && isThrough(finish, body, torso);
    const stance = bodies.slice(0, k).filter(isStance);
    const atBall = stance.at(-1);
    if (!atBall) continue;
    const isFaceOn = median(stance.map(({ chest }) => chest)) > FACE_ON_CHEST * torso;
    const isAcross = (body: Body) => isFaceOn && areAcross(body, finish, torso);
    if (isThrough(before, atBall, torso) && !isAcross(before)) continue;
    const after = bodies.slice(k).filter(({ ms }) => ms <= finish.ms + HELD_MS + (finish.ms - before.ms));
    if (after.length > 1 && after.every((body) => isUp(body, torso) && !isAcross(body)))
      return { atBall, isFaceOn, before, finish };
  }
  return null;
};

/** Where a swing may have been that nobody saw pass the ball. Each change is told once. */
export const followStances = () => {
  const reported = new WeakMap<Person, number>();
  return (people: readonly Person[]): readonly Candidate[] =>
    people.flatMap((person) => {
      const last = person.bodies.at(-1)!;
      const change = changeOf(person, last.ms - MOST_MS.through, last.ms);
      if (!change || change.atBall.ms <= (reported.get(person) ?? -Infinity)) return [];
      reported.set(person, change.finish.ms);
      const low = impactOf(change);
      return [{ person, high: low - DOWNSWING_MS, low }];
    });
};

/** The swing by its stances alone. Null if they are none of a golfer's, or so near that the hands would have been seen. */
export const swingByStances = ({ person, low, strikeMs }: Candidate): SeenSwing | null => {
  const change = changeOf(person, low, low + MOST_MS.through);
  if (!change || low - change.atBall.ms > MOST_MS.back) return null;
  const { atBall, isFaceOn, before, finish } = change;
  const aside = isFaceOn ? finish.hands.x - finish.hips.x : atBall.hands.x - atBall.hips.x;
  const impact = strikeMs ?? impactOf(change);
  return {
    address: Math.min(atBall.ms, impact - 2 * DOWNSWING_MS),
    top: impact - DOWNSWING_MS,
    impact,
    finish: Math.max(finish.ms, impact + DOWNSWING_MS),
    view: isFaceOn ? 'face-on' : 'down-the-line',
    handedness: aside > 0 ? 'right' : 'left',
    person,
    place: placeOf(atBall, person.torso),
    stance: atBall,
    handsSeen: false,
    comesToRest: true,
    gapMs: strikeMs === undefined ? finish.ms - before.ms : 0,
  };
};
