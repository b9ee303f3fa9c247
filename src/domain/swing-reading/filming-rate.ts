import { DOWNSWING_MS } from '@divot/swing';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { issuesOf } from './reading-fields.ts';

// A clip does not say whether it was filmed faster than it plays.

/** What phones film at, in pictures a second. */
const RATES = [60, 120, 240] as const;

type Clip = Pick<Swing, 'reading' | 'captureFps' | 'rateUnknown'>;

/** Whether to ask the golfer for the filming rate: the clip seems to be slow motion, and they have not answered. */
export const asksRate = (swing: Clip): boolean =>
  issuesOf(swing).includes('slow-motion') && swing.captureFps === undefined && swing.rateUnknown !== true;

/** The rates at which the downswing would last as long as downswings do; if none does, every rate above the clip's own. */
export const likelyRates = ({ events = {}, playbackFps = 30 }: Pick<Swing, 'events' | 'playbackFps'>) => {
  const { top, impact } = events;
  const slower = RATES.filter((rate) => rate > playbackFps * 1.1);
  if (!top || !impact) return slower;
  const shownMs = impact.ms - top.ms;
  if (shownMs < DOWNSWING_MS.shortest) return [];
  const likely = slower.filter((rate) => {
    const realMs = (shownMs * playbackFps) / rate;
    return realMs >= DOWNSWING_MS.shortest && realMs <= DOWNSWING_MS.longest;
  });
  return likely.length > 0 ? likely : slower;
};
