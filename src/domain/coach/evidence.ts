import { compact } from '#src/domain/shared/compact.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { FIRST_FOCUSES, firstInsight } from '#src/domain/insights/first-insight.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { type GroupLoss, groupLosses } from '#src/domain/strokes-gained/losses.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { EarlierFocus, Evidence, Practised } from './coach-types.ts';
import { type DatedRound, lookBackOn, lossesSince, practisedFor } from './diary.ts';
import { faultEvidence, type SeenSwing } from './fault-evidence.ts';
import type { RoundShots } from './part-shots.ts';
import { readPracticeWeek } from './practice-week.ts';
import { readFocuses, runningFocus } from './stored-focus.ts';

// Everything that the decision rests on, from what a device keeps of the golfer.

/** The losses that a decision quotes are those of the newest so many rounds. */
export const ROUNDS_JUDGED = 20;

export type Known = {
  readonly today: IsoDay;
  readonly index: number | null;
  readonly profile: Profile;
  /** Finished ones, newest first. */
  readonly rounds: readonly (DatedRound & { readonly shots: RoundShots })[];
  readonly practised: readonly Practised[];
  /** Finished workouts. */
  readonly trained: readonly { readonly day: IsoDay; readonly exerciseIds: readonly string[] }[];
  /** Newest first. */
  readonly swings: readonly SeenSwing[];
  readonly assessment: Assessment | undefined;
  /** The swing assessment under way: the first hint's answers are in it. */
  readonly draft: Assessment | undefined;
  /** Days of games and lessons to come. */
  readonly busyDays: readonly IsoDay[];
};

const earlierOf = (known: Known): readonly EarlierFocus[] =>
  readFocuses(known.profile.focuses)
    .filter(({ endedOn }) => endedOn !== undefined)
    .map((focus) => ({
      part: focus.part,
      startedOn: focus.startedOn,
      verdict: lookBackOn(focus, known).verdict,
      drillIds: practisedFor(focus, known.practised).map(({ drillId }) => drillId),
    }));

/** The first hint, while the questions behind it wait to be finished. */
const hintOf = ({ profile, draft }: Known) => {
  if (!draft || Object.keys(draft.answers ?? {}).length === 0) return undefined;
  const focus = FIRST_FOCUSES.find((one) => one === profile.practiceFocus) ?? 'general';
  const { faultId, drill } = firstInsight({
    focus,
    answers: draft.answers ?? {},
    painAreas: profile.painAreas ?? [],
  });
  return compact({ drillId: drill?.id, hinted: faultId && { faultId, day: draft.startedAt } });
};

export const evidenceOf = (known: Known): Evidence & { readonly losses: readonly GroupLoss[] } => {
  const { today, index, profile, rounds } = known;
  const { painAreas = [], flexibilityAreas = [] } = profile;
  const focuses = readFocuses(profile.focuses);
  const running = runningFocus(focuses);
  const hint = hintOf(known);
  return {
    today,
    index,
    losses: groupLosses(rounds.slice(0, ROUNDS_JUDGED), index),
    faults: faultEvidence({ ...known, hinted: hint?.hinted }),
    pain: painAreas,
    // What hurts is for somebody who can look at it, not for an exercise.
    limits: flexibilityAreas.filter((area) => !painAreas.includes(area)),
    ...(running
      ? {
          current: { ...running, changes: focuses.map(({ startedOn }) => startedOn) },
          since: lossesSince(running, known),
        }
      : {}),
    earlier: earlierOf(known),
    practised: known.practised,
    trainedOn: known.trained.map(({ day }) => day),
    exercisesDone: known.trained.flatMap(({ exerciseIds }) => exerciseIds),
    busyDays: known.busyDays,
    equipment: profile.equipment,
    ...readPracticeWeek(profile.preferences),
    asked: profile.practiceFocus,
    hintDrillId: hint?.drillId,
  };
};
