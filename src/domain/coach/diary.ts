import { drillById } from '@divot/golf-content';
import { type IsoDay, addDays, compact } from '@divot/basics';
import { type GainedRound, type PartLoss, partLosses } from '@divot/analytics';
import type { LookBack, Practised } from './coach-types.ts';
import { didItHelp } from './did-it-help.ts';
import { isOnHeadline } from './practice-session.ts';
import { checkEvidence } from './check-evidence.ts';
import type { StoredFocus } from '#src/domain/entities/profile.entity.ts';

// How each focus turned out: what was practised for it, and what its part has cost in the rounds since it began.

export type DatedRound = GainedRound & { readonly playedOn: IsoDay };
export type PlayedAndPractised = {
  readonly today: IsoDay;
  readonly index: number | null;
  readonly rounds: readonly DatedRound[];
  readonly practised: readonly Practised[];
};

/** Rounds in the first days after a focus ends still reflect it. */
const AFTERMATH_DAYS = 7;

/** Losses over the rounds from the day after a focus began until a week after it ended. */
export const lossesSince = (
  { startedOn, endedOn }: Pick<StoredFocus, 'startedOn' | 'endedOn'>,
  { rounds, index }: PlayedAndPractised,
): readonly PartLoss[] => {
  const last = endedOn === undefined ? undefined : addDays(endedOn, AFTERMATH_DAYS);
  return partLosses(
    rounds.filter(({ playedOn }) => playedOn > startedOn && (last === undefined || playedOn <= last)),
    index,
  );
};

/** What was practised for a focus from the start of a focus to its end. */
export const practisedFor = (
  focus: Pick<StoredFocus, 'part' | 'faultId' | 'startedOn' | 'endedOn'>,
  practised: readonly Practised[],
): readonly Practised[] =>
  practised.filter(({ drillId, day }) => {
    const drill = drillById(drillId);
    const { startedOn, endedOn } = focus;
    return (
      drill !== undefined && isOnHeadline(drill, focus) && day >= startedOn && (endedOn === undefined || day <= endedOn)
    );
  });

/** Whether a focus helped, judged by the rounds played during it. */
export const lookBackOn = (focus: StoredFocus, golfer: PlayedAndPractised): LookBack => {
  const { today, index } = golfer;
  const since = lossesSince(focus, golfer);
  const evidence = checkEvidence({ today, index, losses: [], faults: [], pain: [], since });
  const { faultId, drillId, before } = focus;
  return didItHelp({ ...focus, faultId, drillId, before, changes: [], isRunning: true }, evidence);
};

export type DiaryEntry = {
  readonly focus: StoredFocus;
  readonly lookBack: LookBack;
  /** Days on which the part was practised, and total time. */
  readonly sessions: number;
  readonly minutes: number;
  /** First score in the drill that the retests repeat. */
  readonly firstScore?: number | undefined;
};

/** Every focus of the golfer with its practice and its outcome, newest first. */
export const diaryOf = (
  focuses: readonly StoredFocus[],
  golfer: PlayedAndPractised,
  retested: string | undefined,
): readonly DiaryEntry[] =>
  focuses.toReversed().map((focus) => {
    const done = practisedFor(focus, golfer.practised).toSorted((a, b) => a.day.localeCompare(b.day));
    const firstScore = done.find(({ drillId, score }) => drillId === retested && score !== undefined)?.score;
    return compact({
      focus,
      lookBack: lookBackOn(focus, golfer),
      sessions: new Set(done.map(({ day }) => day)).size,
      minutes: done.reduce((sum, one) => sum + (one.minutes ?? 0), 0),
      firstScore,
    });
  });
