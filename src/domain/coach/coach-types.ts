import type { Drill, DrillResult, FaultId } from '@divot/golf-content';
import type { Place } from '@divot/practice';
import type { IsoDay } from '@divot/basics';
import type { Loss, MeasuredLoss, PartLoss } from '@divot/analytics';
import type { Part } from '@divot/golf-rules';
import type { RoundShots } from './part-shots.ts';

// The coach's inputs and answers. Callers import these from coach.ts.

export type Confidence = 'low' | 'medium' | 'high';

export type FaultSource = 'video' | 'questions' | 'ball-flight' | 'coach';
export type FaultEvidence = {
  readonly faultId: FaultId;
  readonly source: FaultSource;
  readonly confidence: Confidence;
  /** A day or an instant. */
  readonly day: string;
};

/** One drill that the golfer did in a finished session, and how it went. */
export type Practised = DrillResult & {
  readonly drillId: string;
  readonly day: string;
  readonly minutes?: number | undefined;
  /** The practice session it was part of. */
  readonly sessionId?: string | undefined;
};

export type Verdict = 'yes' | 'no' | 'cannot-tell';
/** A finished focus and how it went. */
export type EarlierFocus = {
  readonly part: string;
  readonly startedOn: string;
  readonly verdict?: Verdict | undefined;
  readonly drillIds?: readonly string[] | undefined;
};

export type Evidence = {
  /** The golfer's calendar day, or an instant. */
  readonly today: string;
  readonly index?: number | null | undefined;
  readonly losses: readonly PartLoss[];
  readonly faults: readonly FaultEvidence[];
  /** Regions of the body that hurt. */
  readonly pain: readonly string[];
  /** The previous focus as read from storage: it may be old, partial or malformed. */
  readonly current?: (Pick<Focus, 'part' | 'startedOn'> & Partial<Focus>) | undefined;
  /** The same losses over the rounds since `current` began. */
  readonly since?: readonly PartLoss[] | undefined;
  /** Weak areas of the mobility assessment, weakest first. */
  readonly limits?: readonly string[] | undefined;
  readonly practised?: readonly Practised[] | undefined;
  /** Days on which a workout was finished. */
  readonly trainedOn?: readonly string[] | undefined;
  /** Exercises that the golfer has done. */
  readonly exercisesDone?: readonly string[] | undefined;
  readonly equipment?: readonly string[] | undefined;
  readonly minutes?: number | undefined;
  readonly sessionsPerWeek?: number | undefined;
  readonly places?: readonly Place[] | undefined;
  /** Days of rounds and lessons to come. */
  readonly busyDays?: readonly string[] | undefined;
  readonly earlier?: readonly EarlierFocus[] | undefined;
  /** What the golfer said costs most, used until rounds show it. */
  readonly asked?: string | undefined;
  /** The drill of the first hint. */
  readonly hintDrillId?: string | undefined;
};

export type Cause = {
  readonly faultId: FaultId;
  /** Why this is believed to be the cause: who saw it, how surely, and on which day. */
  readonly source: FaultSource;
  readonly confidence: Confidence;
  readonly day: IsoDay;
  /** Other sources that saw the same fault. */
  readonly agreeing: readonly FaultSource[];
  /** A weak area of the body that often stands behind this fault. */
  readonly limit?: string | undefined;
};

export type SessionMark = { readonly counts: Drill['pass']['counts']; readonly mark: number; readonly of: number };

/** A drill and how it is practised, or an exercise. */
export type CoachBlock = (
  | { readonly drillId: string; readonly mode: Drill['mode']; readonly exerciseId?: undefined }
  | { readonly exerciseId: string; readonly drillId?: undefined; readonly mode?: undefined }
) & {
  /** What the catalogue calls it. Home shows the week without the catalogues. */
  readonly name: string;
  readonly minutes: number;
  /** Whether these minutes work on the focus. */
  readonly onFocus: boolean;
  /** True if the golfer has never done it: at most one a week. */
  readonly isNew: boolean;
  readonly pass?: SessionMark | undefined;
};

export type CoachSession = {
  readonly day: IsoDay;
  readonly kind: 'practice' | 'body';
  readonly minutes: number;
  readonly focusMinutes: number;
  readonly blocks: readonly CoachBlock[];
  readonly isDone: boolean;
  /** The practice session that this is the record of: the newest of its day. */
  readonly sessionId?: string | undefined;
  /** Score of the session's first drill; set only when the session is done. */
  readonly score?: number | undefined;
};

export type Retest = {
  readonly drillId: string;
  readonly day: IsoDay;
  readonly daysAfter: number;
  readonly pass: SessionMark;
  readonly minutes: number;
  readonly done?: { readonly day: IsoDay; readonly score?: number | undefined } | undefined;
};

export type LookBack = {
  readonly part: Part;
  readonly verdict: Verdict;
  readonly before: Loss;
  /** Undefined until a round has been played since. */
  readonly since?: Loss | undefined;
  /** Strokes a round fewer than before, with the 80 % band; negative = more. */
  readonly change?: Omit<Loss, 'rounds'> | undefined;
};

export type Focus = {
  readonly kind: 'work-on';
  /** The same on every device that decides on the same day. */
  readonly id: string;
  readonly part: Part;
  readonly startedOn: IsoDay;
  /** The day of the last retest. The focus stays until then. */
  readonly retestOn: IsoDay;
  readonly chosenBy: 'strokes' | 'golfer';
  /** The swing fault that the golfer began the focus from, which it is called by, and the drill shown with it. */
  readonly faultId?: FaultId | undefined;
  readonly drillId?: string | undefined;
  /** As it is now; undefined if no round shows it. */
  readonly loss?: Loss | undefined;
  /** As it was on the day of the decision. */
  readonly before?: Loss | undefined;
  readonly confidence: Confidence;
  readonly cause?: Cause | undefined;
  readonly week: readonly CoachSession[];
  readonly retests: readonly Retest[];
  /** Strokes a round that may come back by the last retest: an estimate, never a promise. */
  readonly expected: { readonly low: number; readonly high: number };
  /** Painful regions that keep drills or exercises out of the week. */
  readonly heldBackBy: readonly string[];
  /** Days of this season on which the part changed. */
  readonly changes: readonly IsoDay[];
  readonly didItHelp?: LookBack | undefined;
};

export type NothingStandsOut = {
  readonly kind: 'nothing-stands-out';
  readonly rounds: number;
  /** Parts with too few rounds to judge. */
  readonly unknown: readonly Part[];
  readonly week: readonly CoachSession[];
  readonly heldBackBy: readonly string[];
  readonly didItHelp?: LookBack | undefined;
};

export type NotEnough = {
  readonly kind: 'not-enough';
  readonly rounds: number;
  readonly roundsToGo: number;
  /** What to do until then: the first hint or the swing's first fault, with one drill. */
  readonly hint?: Hint | undefined;
  readonly week: readonly CoachSession[];
  readonly heldBackBy: readonly string[];
  readonly didItHelp?: LookBack | undefined;
};

export type Hint = {
  /** What the golfer said costs most or, if a fault that costs nothing there is named, a part where it does. */
  readonly part?: Part | undefined;
  readonly cause?: Cause | undefined;
  /** Undefined if every drill for the fault loads what hurts or needs another place. */
  readonly drillId?: string | undefined;
  readonly drillName?: string | undefined;
};

export type Decision = Focus | NothingStandsOut | NotEnough;

/** A decision as this device stores it, with what screens quote beside it. */
export type Decided = {
  readonly decidedOn: IsoDay;
  readonly decision: Decision;
  readonly index: number | null;
  /** What each part costs compared with a typical golfer of the index, over the rounds that the decision uses. */
  readonly losses: readonly MeasuredLoss[];
  /** The shots of those rounds. */
  readonly shots: RoundShots;
  /** Whether the golfer has finished a round. */
  readonly hasRounds: boolean;
  /** From where the newest swing was filmed. Absent without a swing whose view is known. */
  readonly filmed?: 'face-on' | 'down-the-line';
  /** How far the golfer is with the swing assessment. */
  readonly assessment: 'none' | 'begun' | 'finished';
};
