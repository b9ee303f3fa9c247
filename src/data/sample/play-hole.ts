import type { Hole, Lie } from '#src/domain/entities/round.entity.ts';
import { compact } from '@divot/basics';
import type { Chance } from './chance.ts';

// One hole of a golfer with an index in the low teens: their miss is to the right, most greens are missed, and the short game
// costs more than the putter. `form` runs from 0 (half a year ago) to 1 (today).

type HoleToPlay = { readonly n: number; readonly par: number; readonly si: number; readonly yards: number };
type Reach = { readonly strokes: number; readonly firstPuttFt: number; readonly fields: Partial<Hole> };

const DRIVE_YARDS = 225;

const putts = (feet: number, chance: Chance, form: number): number => {
  const make = Math.min(0.95, 1.05 / (1 + feet / 5.5) + 0.05 * form);
  if (chance.yes(make)) return 1;
  return chance.yes(feet > 30 ? 0.34 - 0.1 * form : 0.07) ? 3 : 2;
};

const teeShot = ({ par, yards }: HoleToPlay, chance: Chance, form: number): Partial<Hole> => {
  if (par === 3) return {};
  const fairway = chance.yes(0.42 + 0.1 * form)
    ? 'hit'
    : chance.pick(['right', 'right', 'left', 'right', 'short'] as const);
  const lost = fairway !== 'hit' && chance.yes(0.22 - 0.08 * form);
  const left = Math.max(20, yards - Math.round(chance.between(DRIVE_YARDS - 25, DRIVE_YARDS + 25)));
  const lie: Lie = fairway === 'hit' ? 'fairway' : lost ? 'recovery' : 'rough';
  return compact({ fairway, driveEnd: { lie, yards: left }, penalties: lost ? 1 : undefined });
};

const reachGreen = (wanted: HoleToPlay, tee: Partial<Hole>, chance: Chance, form: number): Reach => {
  const lost = tee.penalties ?? 0;
  const likely = (wanted.par === 3 ? 0.26 : tee.fairway === 'hit' ? 0.3 : 0.1) + 0.08 * form;
  if (lost === 0 && chance.yes(likely)) {
    const firstPuttFt = chance.whole(7, 48);
    const approachEnd = { lie: 'green' as const, yards: Math.max(1, Math.round(firstPuttFt / 3)) };
    return { strokes: wanted.par - 2, firstPuttFt, fields: { approachEnd } };
  }
  const sand = chance.yes(0.16);
  const wasted = Number(chance.yes(0.4 - 0.1 * form)) + Number(chance.yes(0.1));
  const approachEnd = { lie: sand ? ('sand' as const) : ('rough' as const), yards: chance.whole(8, 45) };
  return {
    strokes: wanted.par - 1 + lost + wasted,
    firstPuttFt: chance.whole(3, 24),
    fields: { approachEnd, chip: !sand, sand },
  };
};

export const playHole = (wanted: HoleToPlay, chance: Chance, form: number): Hole => {
  const tee = teeShot(wanted, chance, form);
  const reach = reachGreen(wanted, tee, chance, form);
  const putted = putts(reach.firstPuttFt, chance, form);
  const routine = chance.yes(0.55 + 0.3 * form) ? 'yes' : chance.pick(['part', 'no'] as const);
  return {
    ...wanted,
    ...tee,
    ...reach.fields,
    strokes: reach.strokes + putted,
    putts: putted,
    firstPuttFt: reach.firstPuttFt,
    penalties: tee.penalties ?? 0,
    routine,
  };
};
