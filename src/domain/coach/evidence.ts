import { compact } from '@divot/basics';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { FIRST_FOCUSES, firstInsight } from '#src/domain/insights/first-insight.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { type GroupLoss, groupLosses } from '@divot/golf-rules';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { EarlierFocus, Evidence, Practised } from './coach-types.ts';
import { type DatedRound, lookBackOn, lossesSince, practisedFor } from './diary.ts';
import { faultEvidence, type SeenSwing } from './fault-evidence.ts';
import type { RoundShots } from './part-shots.ts';
import { readPracticeWeek } from './practice-week.ts';
import { readFocuses, runningFocus } from './stored-focus.ts';

// Everything the decision rests on, gathered from the golfer's data on this device.

/** A decision quotes losses over this many newest rounds. */
export const ROUNDS_JUDGED = 20;

export type Known = {
  readonly today: IsoDay;
  readonly index: number | null;
  readonly profile: Profile;
  /** Finished rounds, newest first. */
  readonly rounds: readonly (DatedRound & { readonly shots: RoundShots })[];
  readonly practised: readonly Practised[];
  /** Finished workouts. */
  readonly trained: readonly { readonly day: IsoDay; readonly exerciseIds: readonly string[] }[];
  /** Newest first. */
  readonly swings: readonly SeenSwing[];
  readonly assessment: Assessment | undefined;
  /** The swing assessment under way, which holds the first hint's answers. */
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

/** The first hint, while the questionnaire it came from is unfinished. */
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
    // A painful area needs a professional to look at it, not an exercise.
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
