// Fits the event thresholds on labelled pose sequences, leaving one golfer out at a time, and prints what the others
// learned is worth on the one left out:  tsx packages/swing-lab/tune-events-cli.ts FOLDER ["02,03;07,08"  files of one golfer] [SECOND_READING.json]

import { EVENT_RULES, type EventRules, detectEvents } from '../swing/pipeline/events.ts';
import { findSwings, mainSwing } from '../swing/pipeline/find-swings.ts';
import { handPath } from '../swing/pipeline/hand-path.ts';
import { buildTrack } from '../swing/pipeline/pose-track.ts';
import { type Judged, printEvents } from './events-table.ts';
import { type LabelledSwing, isRight, labelledIn, thinned, toleranceFrames } from './pose-files.ts';

const [folder, sameGolfer = '', reading] = process.argv.slice(2);
if (!folder)
  throw new Error('Usage: tsx packages/swing-lab/tune-events-cli.ts FOLDER ["02,03;07,08"] [SECOND_READING.json]');
const labelled = labelledIn(folder, reading);
if (labelled.length === 0) throw new Error(`No labelled sequence in ${folder}.`);
const groups = sameGolfer.split(';').map((group) => group.split(','));
const golferOf = (name: string): string =>
  groups.find((group) => group.some((part) => part !== '' && name.includes(part)))?.join() ?? name;

const prepare = (swing: LabelledSwing) => {
  const track = buildTrack(swing.sequence);
  if (!track) return null;
  const path = handPath(track, 0.6);
  const span = mainSwing(path, findSwings(path).spans);
  return span && { track, span, ranges: swing.ranges, tolerance: toleranceFrames(swing.events), view: swing.view };
};
type Case = NonNullable<ReturnType<typeof prepare>>;

const variants = (swing: LabelledSwing) => {
  const downswing = swing.events[5]! - swing.events[3]!;
  const steps = [2, 3, 5, 7].filter((step) => downswing / step >= 7);
  return steps.flatMap((step) => [0, step >> 1].map((phase) => prepare(thinned(swing, step, phase))));
};

const cases = labelled.map(({ name, swing }) => {
  const known = (one: Case | null): one is Case => one !== null;
  return {
    name,
    golfer: golferOf(name),
    real: [prepare(swing)].filter(known),
    thinned: variants(swing).filter(known),
  };
});
type Group = (typeof cases)[number];

const errorsOf = (one: Case, rules: EventRules): number[] =>
  detectEvents(one.track, one.span, rules).frames.map((frame, i) => {
    const range = one.ranges[i]!;
    return range === null ? 0 : Math.max(0, range[0] - frame, frame - range[1]) / one.tolerance;
  });
/** Flat for gross misses, steep at the tolerance: what counts is being inside. */
const cost = (error: number): number => Math.min(2, Math.abs(error)) + (Math.abs(error) > 1 ? 1 : 0);
/** All golfers but one try mostly the same rules. */
const known = new Map<string, number>();
const lossOf = (group: Group, rules: EventRules): number => {
  const key = `${group.name} ${JSON.stringify(rules)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const of = (list: readonly Case[]) =>
    list.reduce((part, one) => part + errorsOf(one, rules).reduce((all, error) => all + cost(error), 0), 0);
  const value = of(group.real) + (group.thinned.length > 0 ? (0.5 * of(group.thinned)) / group.thinned.length : 0);
  known.set(key, value);
  return value;
};
const loss = (set: readonly Group[], rules: EventRules): number =>
  set.reduce((sum, group) => sum + lossOf(group, rules), 0);

/** Rules shared by both views stay unchanged: there are too few labelled swings to fit them. */
type Fitted = { [K in keyof EventRules]: EventRules[K] extends number ? K : never }[keyof EventRules];
const STEPS: { readonly [K in Fitted]: readonly number[] } = {
  takeawaySpeed: [0.01, 0.02],
  takeawayLead: [0.05, 0.2],
  toeUpAway: [0.03, 0.08],
  toeUpRise: [0.02, 0.05],
  toeUpShare: [0.02, 0.05],
  toeUpRhythm: [0.1],
  midBackswingLevel: [0.03, 0.1],
  topBand: [0.02],
  topBandShare: [0.02, 0.05],
  midDownswingShare: [0.01, 0.03],
  midDownswingLevel: [0.03, 0.1],
  impactDelay: [0.02, 0.05],
  followThroughRise: [0.03, 0.1],
  followThroughBeats: [0.02],
  followThroughRhythm: [0.1],
  restSpeed: [0.02, 0.05],
};

const fit = (set: readonly Group[]): EventRules => {
  let rules: EventRules = EVENT_RULES;
  let best = loss(set, rules);
  for (let round = 0; round < 4; round++) {
    const before = best;
    for (const [name, steps] of Object.entries(STEPS)) {
      for (const step of steps.flatMap((size) => [size, -size])) {
        const key = name as Fitted;
        const tried = { ...rules, [key]: rules[key] + step };
        const value = loss(set, tried);
        if (value < best - 1e-6) {
          best = value;
          rules = tried;
        }
      }
    }
    if (before - best < 0.01) break;
  }
  return rules;
};

const judge = (set: readonly Group[], rules: EventRules): Judged[] =>
  set
    .flatMap((group) => group.real)
    .map((one) => ({
      view: one.view,
      hits: detectEvents(one.track, one.span, rules).frames.map((frame, i) =>
        isRight(one.ranges[i]!, Math.round(frame), one.tolerance),
      ),
    }));

printEvents('as it stands', judge(cases, EVENT_RULES));
const leftOut = [...new Set(cases.map((group) => group.golfer))].flatMap((golfer) =>
  judge(
    cases.filter((group) => group.golfer === golfer),
    fit(cases.filter((group) => group.golfer !== golfer)),
  ),
);
printEvents('leaving one golfer out', leftOut);
const all = fit(cases);
printEvents('fitted on all', judge(cases, all));
console.log(JSON.stringify(all));
