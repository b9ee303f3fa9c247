import { ANALYSIS_FAILURES, type AnalysisFailure, NO_SWING } from '@divot/swing';

// Why a clip was not analysed. The swing's document stores the code. The screens look up the words.

/** lost: its video is gone from the device · stopped: the worker died */
export type SwingFailure = AnalysisFailure | 'lost' | 'stopped';
export const SWING_FAILURES: readonly SwingFailure[] = [...ANALYSIS_FAILURES, 'lost', 'stopped'];

/** Reads a document's `error`. A code that only another version knows counts as unexpected. */
export const swingFailureOf = (stored: string | undefined): SwingFailure =>
  SWING_FAILURES.find((failure) => failure === stored) ?? 'unexpected';

const MARKABLE: readonly SwingFailure[] = NO_SWING;
const PASSING: readonly SwingFailure[] = ['unexpected', 'stopped', 'cancelled', 'model-missing'];

/** mark: the golfer says where the swing is · again: the same clip once more · another: only another clip helps */
export type RecoveryAction = 'mark' | 'again' | 'another';

/**
 * A clip that cannot be read now cannot be read in a minute either, so "try again" is offered only where the result can
 * differ.
 */
export const recoveryAction = (failure: SwingFailure, hasVideo: boolean): RecoveryAction => {
  if (MARKABLE.includes(failure)) return hasVideo ? 'mark' : 'another';
  return PASSING.includes(failure) ? 'again' : 'another';
};
