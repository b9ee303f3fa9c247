import type { FaultId } from '@divot/golf-content';

// The three recommended videos of the product (SPEC section 3). The customer has given only title and length. A
// build's settings may name a YouTube id for each (src/platform/settings/guides.ts). Without one the library shows the
// drawn golfer.

export type VideoCategory = 'setup' | 'full-swing' | 'short-game' | 'putting' | 'fitness' | 'mental';

export type Video = {
  readonly id: string;
  readonly title: string;
  readonly youtubeId: string | null;
  readonly views: number | null;
  /** 'm:ss' */
  readonly duration: string;
  readonly category: VideoCategory;
  readonly tags: readonly string[];
  readonly faultIds: readonly FaultId[];
  /** Drills that teach the same thing, best fit first. Their text works offline. */
  readonly drillIds: readonly string[];
  /** 1: for everybody · 3: for good ball strikers */
  readonly level: 1 | 2 | 3;
};

// oxfmt-ignore
export const VIDEOS: readonly Video[] = [
  { id: 'slice-fix', title: 'Fix your slice', youtubeId: null, views: null, duration: '5:12', category: 'full-swing',
    tags: ['slice', 'over-the-top', 'driver'], faultIds: ['slice', 'over-the-top'],
    drillIds: ['headcover-outside', 'strong-weak-face', 'alignment-gate'], level: 1 },
  { id: 'putting-setup', title: 'Putting setup', youtubeId: null, views: null, duration: '4:30', category: 'putting',
    tags: ['putting', 'setup', 'alignment'], faultIds: [], drillIds: ['gate-putt', 'coin-putt', 'clock-putt'],
    level: 1 },
  { id: 'ground-power', title: 'Power from the ground', youtubeId: null, views: null, duration: '7:20',
    category: 'full-swing', tags: ['power', 'weight transfer', 'driver'],
    faultIds: ['reverse-pivot', 'weight-distribution'], drillIds: ['step-through', 'lift-lead-heel', 'line-strike'],
    level: 2 },
];

export const thumbnailUrl = (youtubeId: string): string =>
  `https://i.ytimg.com/vi/${encodeURIComponent(youtubeId)}/mqdefault.jpg`;
