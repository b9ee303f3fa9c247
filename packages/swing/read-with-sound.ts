import type { PoseSequence } from './contract.ts';
import { readSwing, type SwingSearch } from './pipeline/read-swing.ts';
import type { ReadingOptions, SwingReading } from './reading.ts';
import type { Clip } from './video/open-clip.ts';
import { strikesNear } from './video/strike.ts';

interface ReadWithSound {
  readonly reading: SwingReading;
  /** Clicks heard near the impact that was seen, in ms from the clip's first frame. */
  readonly strikeMs: readonly number[];
}

/** Reads a swing found in a clip, with its impact where the clip's sound has the strike. */
export const readWithSound = async (
  clip: Clip,
  poses: PoseSequence,
  search: Extract<SwingSearch, { found: 'swing' }>,
  options: ReadingOptions,
): Promise<ReadWithSound> => {
  const seen = readSwing(poses, search, options);
  const strikeMs = await strikesNear(clip, seen.events.impact.ms);
  return { strikeMs, reading: strikeMs.length > 0 ? readSwing(poses, search, { ...options, strikeMs }) : seen };
};
