// The three recommended videos of the product (SPEC section 3). The customer has named title and length only: video
// ids and view counts are filled in here once they are known; until then the library shows the drill card.

export type Video = {
  readonly id: string;
  readonly title: string;
  readonly youtubeId: string | null;
  readonly views: number | null;
  /** 'm:ss' */
  readonly duration: string;
  readonly category: 'setup' | 'full-swing' | 'short-game' | 'putting' | 'fitness' | 'mental';
  readonly tags: readonly string[];
};

export const VIDEOS: readonly Video[] = [
  {
    id: 'slice-fix',
    title: 'Fix your slice',
    youtubeId: null,
    views: null,
    duration: '5:12',
    category: 'full-swing',
    tags: ['slice', 'over-the-top', 'driver'],
  },
  {
    id: 'putting-setup',
    title: 'Putting setup',
    youtubeId: null,
    views: null,
    duration: '4:30',
    category: 'putting',
    tags: ['putting', 'setup', 'alignment'],
  },
  {
    id: 'ground-power',
    title: 'Power from the ground',
    youtubeId: null,
    views: null,
    duration: '7:20',
    category: 'full-swing',
    tags: ['power', 'weight transfer', 'driver'],
  },
];
