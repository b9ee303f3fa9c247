import { digestSource, useDigest } from '#src/data/live/digest.ts';
import { roundPlays } from '@divot/analytics';

const NEWEST = 100;
const plays = digestSource('rounds', roundPlays, { newest: NEWEST });

/** Holes of the newest hundred finished rounds, newest first. */
export const useHolePlays = () => useDigest(plays);
