import { useMemo } from 'react';
import { digestSource, useDigest } from '#src/data/live/digest.ts';
import { createTimeSlicedHook } from '#src/data/live/time-slicing.ts';
import {
  type HandicapShown,
  enteredIndex,
  estimateInSteps,
  handicapShown,
} from '#src/domain/handicap/shown-handicap.ts';
import { handicapRoundOf, inEffectOn } from '@divot/golf-rules';
import type { IsoDay } from '@divot/basics';
import { whenIdle } from '#src/platform/waiting/idle.ts';
import { useProfile } from './profile.ts';

/** More than a year of daily golf, so that no low index of the last 365 days is missed. */
export const ROUNDS_OF_REGULARS = 500;

/**
 * What the record needs from the newest rounds. The newest hundred settle almost every estimate. A year of daily golf
 * follows once the screen is idle, with the low index that caps the estimate.
 */
const rounds = digestSource('rounds', handicapRoundOf, {
  newest: ROUNDS_OF_REGULARS,
  firstPage: 100,
  page: 25,
  beforeMore: whenIdle,
});
const useEstimate = createTimeSlicedHook(estimateInSteps);

/**
 * The golfer's handicap, entered or estimated from their rounds. `ready` distinguishes "none" from "not computed yet".
 * @param on the day a round begins: it is played off the index at the start of that day
 */
export const useHandicap = (on?: IsoDay): { readonly handicap: HandicapShown | undefined; readonly ready: boolean } => {
  const { profile, ready: profileReady } = useProfile();
  const { digests, ready: roundsReady } = useDigest(rounds);
  const counted = useMemo(() => (on === undefined ? digests : inEffectOn(on, digests)), [digests, on]);
  const isEntered = enteredIndex(profile) !== undefined;
  const estimate = useEstimate(roundsReady && !isEntered ? counted : undefined);
  return { handicap: handicapShown(profile, estimate), ready: profileReady && (isEntered || estimate !== undefined) };
};
