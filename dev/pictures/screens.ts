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
  at('home-on-course', '/dashboard?tab=on-course'),
  at('thought', '/dashboard?show=thought'),
  at('routine', '/dashboard?show=routine'),
  at('goals', '/dashboard?show=goals'),
  at('fault', '/dashboard?fault=over-the-top'),
  at('focus', '/focus'),
  at('focus-change', '/focus?change=true'),
  at('play', '/playing'),
  at('setup', '/playing?view=setup'),
  at('setup-course', '/playing?view=setup&course=demo-course-heronsbridge'),
  at('course', '/course?course=demo-course-heronsbridge'),
  at('course-new', '/playing?view=course'),
  at('course-card', '/playing?view=course&course=demo-course-heronsbridge'),
  at('card', '/playing?view=card&round=demo-round-01'),
  at('card-edit', '/playing?view=edit&round=demo-round-01'),
  at('card-map', '/playing?view=map&round=demo-round-01&hole=1'),
  at('shots', '/playing?view=shots&round=demo-round-01'),
  at('story', '/playing?view=story&round=demo-round-01'),
  at('swing', '/video-analysis'),
  at('swing-history', '/video-analysis/history'),
  at('swing-result', '/video-analysis?swing=demo-swing-2'),
  at('swing-fix', '/video-analysis?swing=demo-swing-5'),
  at('swing-compare', '/video-analysis?swing=demo-swing-2&view=compare&other=demo-swing-6'),
  at('film', '/video-analysis?view=film'),
  at('range', '/video-analysis?view=range'),
  at('practice', '/practice'),
  at('practice-custom', '/practice?view=custom'),
  at('practice-log', '/practice?view=log'),
  at('practice-history', '/practice?view=history'),
  at('practice-session', '/practice?session=demo-practice-01'),
  at('drills', '/practice?view=drills'),
  at('drill', '/practice?drill=landing-towel'),
  at('practice-analytics', '/practice/analytics'),
  at('practice-season', '/practice/season'),
  at('practice-player', '/guided-practice-player'),
  at('drill-player', '/guided-practice-player?drill=pump'),
  at('workout', '/workout'),
  at('workout-history', '/workout?view=history'),
  at('workout-plans', '/workout?view=plans'),
  at('jump', '/workout?view=jump'),
  at('workout-done', '/workout?workout=demo-workout-01'),
  at('workout-new', '/workout-new'),
  at('workout-plan', '/workout-new?step=plan'),
  at('stats', '/analytics'),
  at('stats-gained', '/analytics?tab=strokes-gained'),
  at('stats-handicap', '/analytics?tab=handicap'),
  at('stats-tee', '/analytics?tab=tee-to-green'),
  at('stats-putting', '/analytics?tab=putting'),
  at('stats-body', '/analytics?tab=body'),
  at('stats-swing', '/analytics?tab=swing'),
  at('bag', '/bag'),
  at('club', '/bag?club=7-iron'),
  at('shot-sessions', '/bag?view=sessions'),
  at('import', '/bag?view=import'),
  at('import-preview', '/bag?view=import', bring(RANGE, 'Divot does not take names and notes from the file')),
  at(
    'import-refused',
    '/bag?view=import',
    bring([PHOTO, { name: 'range.csv', mimeType: 'text/csv', buffer: readFileSync(RANGE) }], 'Next file'),
  ),
  at('pocket-book', '/pocket-book'),
  at('pocket-hole', '/pocket-book?course=demo-course-heronsbridge&hole=1'),
  at('events', '/events'),
  at('history', '/history?of=rounds%2Fdemo-round-01'),
  at('deleted', '/history'),
  at('event-edit', '/events?view=edit'),
  at('hand-over', '/hand-over'),
  at('assessment', '/assessment'),
  at('mobility', '/mobility-assessment'),
  at('swing-assessment', '/swing-assessment'),
  at('swing-assessment-review', '/swing-assessment?view=review'),
  at('videos', '/videos'),
  at('lessons', '/scheduling'),
  at('lessons-past', '/scheduling?tab=past'),
  at('lessons-book', '/scheduling?tab=book'),
  at('coaches', '/find-coach'),
  at('coach', '/find-coach?coach=demo-coach-ines'),
  at('games', '/find-game'),
  at('games-mine', '/find-game?tab=mine'),
  at('games-create', '/find-game?tab=create'),
  at('settings', '/profile'),
  ...['you', 'bag', 'play', 'look', 'data', 'about'].map((group) => at(`settings-${group}`, `/profile?group=${group}`)),
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
  at('pad-par', round('par', '&hole=8')),
  at('pad-maximum', round('maximum', '&hole=8')),
  at('pad-match', round('match', '&hole=9')),
  at('pad-four', round('four', '&hole=10')),
  at('pad-more-scores', round('solo', '&hole=8'), tap('More scores, and picking up')),
  at('pad-details', round('solo', '&hole=4'), tap('Chip, routine, notes')),
  at('rules', round('solo', '&view=rules&hole=8')),
  at('rules-water', round('solo', '&view=rules&hole=8'), tap('In the water, red stakes')),
  at('setup-partners', '/playing?view=setup&course=demo-course-heronsbridge', async (page) => {
    const add = page.getByText('New player, handicap or tee');
    if (!(await add.isVisible())) await page.getByText('Players and game').click();
    await add.click();
    await page.getByLabel('Partner 1').fill('Nadia');
  }),
  at('pad-partners', round('four', '&hole=10'), async (page) => {
    await page.getByRole('button', { name: 'Round menu' }).click();
    await page.getByRole('menuitem', { name: 'Partners' }).click();
  }),
  at('week-time', '/dashboard', tap('Time and places')),
  at('finish', round('whole', '&view=finish')),
  at('finish-missing', round('pickup', '&view=finish')),
  at('card-partners', round('over', '&view=card')),
  at('share-round', round('over', '&view=story'), tap('Share')),
  at('share-hole', round('over', '&view=story'), tap(/^Share hole/)),
  at('share-index', '/playing?round=demo-round-01&view=story', tap('Share the index')),
  at('share-card', round('over', '&view=card'), tap('Picture of Nadia’s card')),
  at('share-drill', '/practice?session=demo-practice-01', tap(/^Share /)),
  at('share-swing', '/video-analysis?swing=demo-swing-2', async (page) => {
    await page.getByText('Frame by frame').click();
    await tap('Share this picture')(page);
  }),
  at('share-swings', '/video-analysis?swing=demo-swing-2&view=compare&other=demo-swing-6', tap(/^Share/)),
  at('play-resume', '/playing'),
];
