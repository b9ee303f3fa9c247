import { ANALYSIS_FAILURES, type AnalysisFailure, NO_SWING } from '@divot/swing';

// Why a clip was not analysed. The swing's document stores the code. The screens look up the words.

/** lost: its video is gone from the device · stopped: the worker died */
export type SwingFailure = AnalysisFailure | 'lost' | 'stopped';
export const SWING_FAILURES: readonly SwingFailure[] = [...ANALYSIS_FAILURES, 'lost', 'stopped'];

/** How the sentences begin that versions before the codes stored. Never reword them. */
const STORED_SENTENCES: readonly (readonly [beginning: string, failure: SwingFailure])[] = [
  ['This file is empty.', 'empty'],
  ['This file is not a video', 'not-a-video'],
  ['This video is damaged', 'damaged'],
  ['This browser cannot play', 'codec'],
  ['This clip is too short', 'too-short'],
  ['This clip is longer than 60 seconds.', 'too-long'],
  ['This file is larger than 200 MB.', 'too-large'],
  ['No golfer was found', 'no-person'],
  ['A golfer is in view, but no full swing was found.', 'no-swing'],
  ['The hands are too far apart', 'hands-apart'],
  ['The hands do not swing across', 'not-across'],
  ['The hands do not go up again', 'no-follow-through'],
  ['The body model is not on this device', 'model-missing'],
  ['The analysis was stopped.', 'cancelled'],
  ['The analysis failed.', 'unexpected'],
  ['The video is not on this device any more', 'lost'],
  ['The analysis stopped.', 'stopped'],
];

/**
 * Reads a document's `error`: a code or an earlier version's sentence. A later version's code counts as unexpected.
 */
export const swingFailureOf = (stored: string | undefined): SwingFailure =>
  SWING_FAILURES.find((failure) => failure === stored) ??
  STORED_SENTENCES.find(([beginning]) => stored?.startsWith(beginning))?.[1] ??
  'unexpected';

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
