import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { sheetRound } from './rounds.ts';

// What contact sheets show: every screen by its address, and views that only a tap opens.

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** What a tap opens on it. */
  readonly open?: (page: Page) => Promise<unknown>;
};

const tap = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const RANGE = 'packages/shot-files/fixtures/DrivingRange-2026-05-08 21_27_28 +0000.csv';
const PHOTO = { name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]) };
const bring = (files: Parameters<Locator['setInputFiles']>[0], until: string) => async (page: Page) => {
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText(until).first().waitFor();
};
const at = (name: string, path: string, open?: Screen['open']): Screen => ({ name, path, ...(open ? { open } : {}) });

/** Photographed in every state. */
export const screens: readonly Screen[] = [
  at('home', '/dashboard'),
  at('fault', '/dashboard?fault=over-the-top'),
  at('focus', '/focus'),
  at('focus-change', '/focus?change=true'),
  at('play', '/playing'),
  at('setup', '/playing?view=setup'),
  at('setup-course', '/playing?view=setup&course=demo-course-heronsbridge'),
  at('course', '/course?course=demo-course-heronsbridge'),
  at('course-card', '/playing?view=course&course=demo-course-heronsbridge'),
  at('card', '/playing?view=card&round=demo-round-01'),
  at('story', '/playing?view=story&round=demo-round-01'),
  at('swing', '/video-analysis'),
  at('swing-history', '/video-analysis/history'),
  at('swing-result', '/video-analysis?swing=demo-swing-2'),
  at('swing-fix', '/video-analysis?swing=demo-swing-5'),
  at('swing-compare', '/video-analysis?swing=demo-swing-2&view=compare&other=demo-swing-6'),
  at('practice', '/practice'),
  at('drills', '/practice?view=drills'),
  at('drill', '/practice?drill=landing-towel'),
  at('practice-analytics', '/practice/analytics'),
  at('practice-season', '/practice/season'),
  at('practice-player', '/guided-practice-player'),
  at('workout', '/workout'),
  at('workout-new', '/workout-new'),
  at('stats', '/analytics'),
  at('stats-gained', '/analytics?tab=strokes-gained'),
  at('stats-handicap', '/analytics?tab=handicap'),
  at('bag', '/bag'),
  at('import', '/bag?view=import'),
  at('import-preview', '/bag?view=import', bring(RANGE, 'Divot does not take names and notes from the file')),
  at(
    'import-refused',
    '/bag?view=import',
    bring([PHOTO, { name: 'range.csv', mimeType: 'text/csv', buffer: readFileSync(RANGE) }], 'Next file'),
  ),
  at('pocket-book', '/pocket-book'),
  at('assessment', '/assessment'),
  at('mobility', '/mobility-assessment'),
  at('swing-assessment', '/swing-assessment'),
  at('videos', '/videos'),
  at('lessons', '/scheduling'),
  at('coaches', '/find-coach'),
  at('coach', '/find-coach?coach=demo-coach-ines'),
  at('games', '/find-game'),
  at('settings', '/profile'),
  at('settings-look', '/profile?group=look'),
  at('diagnostics', '/profile?group=diagnostics'),
  at('old', '/old'),
  at('404', '/404'),
];

/** Photographed for a golfer with this many rounds and no swing. */
export const afterRounds = (count: number): readonly Screen[] => [
  at(`few-${count}-home`, '/dashboard'),
  at(`few-${count}-stats`, '/analytics'),
  at(`few-${count}-gained`, '/analytics?tab=strokes-gained'),
  at(`few-${count}-handicap`, '/analytics?tab=handicap'),
  at(`few-${count}-play`, '/playing'),
];

/** Photographed while the golfer's documents are on their way to a new device. */
export const arriving: readonly Screen[] = [at('fetching', '/dashboard')];

const round = (name: string, more: string) => `/playing?round=${sheetRound(name)}${more}`;

/** Photographed with the rounds under way, at more sizes: golfers use these with a glove, on the move. */
export const inPlay: readonly Screen[] = [
  at('pad-fresh', round('solo', '&hole=8')),
  at('pad-scored', round('solo', '&hole=4')),
  at('pad-par-3', round('solo', '&hole=3')),
  at('pad-par-5', round('solo', '&hole=18')),
  at('pad-nine', round('nine', '&hole=4')),
  at('pad-picked-up', round('pickup', '&hole=9')),
  at('pad-stableford', round('stableford', '&hole=8')),
  at('pad-match', round('match', '&hole=9')),
  at('pad-four', round('four', '&hole=10')),
  at('pad-more-scores', round('solo', '&hole=8'), tap('More scores, and picking up')),
  at('pad-details', round('solo', '&hole=4'), tap('Chip, routine, notes')),
  at('setup-partners', '/playing?view=setup&course=demo-course-heronsbridge', async (page) => {
    await page.getByText('New player, handicap or tee').click();
    await page.getByLabel('Partner 1').fill('Nadia');
  }),
  at('pad-partners', round('four', '&hole=10'), async (page) => {
    await page.getByRole('button', { name: 'Round menu' }).click();
    await page.getByRole('menuitem', { name: 'Partners' }).click();
  }),
  at('week-time', '/dashboard', tap('Set your time and places')),
  at('finish', round('whole', '&view=finish')),
  at('finish-missing', round('pickup', '&view=finish')),
  at('card-partners', round('over', '&view=card')),
  at('share-round', round('over', '&view=story'), tap('Share')),
  at('share-hole', round('over', '&view=story'), tap(/^Share hole/)),
  at('share-index', '/playing?round=demo-round-01&view=story', tap('Share the index')),
  at('share-card', round('over', '&view=card'), tap('Picture of Nadia’s card')),
  at('share-drill', '/practice?session=demo-practice-01', tap(/^Share /)),
  at('share-swing', '/video-analysis?swing=demo-swing-2', tap('Share this picture')),
  at('share-swings', '/video-analysis?swing=demo-swing-2&view=compare&other=demo-swing-6', tap(/^Share/)),
  at('play-resume', '/playing'),
];
