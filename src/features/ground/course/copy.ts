import { sum } from '@divot/basics';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { ScoreCounts } from '#src/domain/rounds/round-story.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { isolated } from '#src/domain/shared/isolated.ts';
import { DOT } from '#src/ui/primitives/dot.ts';

// The texts of a course's page.

const rounds = (n: number) => (n === 1 ? '1 round' : `${n} rounds`);
const count = (n: number, one: string, many: string) => (n === 0 ? '' : n === 1 ? `1 ${one}` : `${n} ${many}`);
/** "+4.2", "−0.5", "E" for a level average. */
export const averageToParText = (average: number): string => {
  const figure = Math.abs(average).toFixed(1);
  return figure === '0.0' ? toParText(0) : `${average < 0 ? '−' : '+'}${figure}`;
};

export const copy = {
  title: 'Course',
  back: 'Play',
  facts: ({ par }: Pick<Tee, 'par'>) => `${par.length} holes${DOT}Par ${sum(par)}`,
  gone: 'This course is no longer among your courses. Your rounds on it stay.',
  unknown: 'This course is not on this device.',
  noCard: 'This course has no card yet. Copy its pars to play here.',
  all: 'All courses',
  play: 'Play here',
  plan: 'Pocket book',
  edit: 'Edit card',
  history: 'History',
  tee: 'Tee',
  holes: 'Holes',
  hole: (n: number) => `Hole ${n}`,
  previous: 'Previous hole',
  next: 'Next hole',
  picture: (n: number) => `Hole ${n} from above`,
  noMapDrawn: 'Drawn from the card’s length. Without a map its bends and bunkers are not known.',
  par: (par: number) => `Par ${par}`,
  si: (si: number) => `SI ${si}`,
  average: (strokes: number, toPar: number) => `${strokes.toFixed(1)} on average, ${averageToParText(toPar)}`,
  counts: ({ birdies, pars, bogeys, worse }: ScoreCounts) =>
    [
      count(birdies, 'birdie or better', 'birdies or better'),
      count(pars, 'par', 'pars'),
      count(bogeys, 'bogey', 'bogeys'),
      worse === 0 ? '' : `${worse} worse`,
    ]
      .filter(Boolean)
      .join(', '),
  scoresOn: (n: number) => `Your scores on hole ${n}`,
  notPlayed: 'You have no score on this hole yet.',
  columns: [
    { name: 'Hole' },
    { name: 'Par', isNumber: true },
    { name: 'SI', isNumber: true },
    { name: 'Length', isNumber: true },
    { name: 'Average', isNumber: true },
    { name: 'Best', isNumber: true },
  ],
  total: 'Total',
  brackets: (map: string) =>
    `In brackets: the length on the map “${map}”, from the tee it is drawn from, where it differs by more than 3%.`,
  record: 'Your golf here',
  noRounds: 'Play here once and your scores appear, hole by hole.',
  whole: (length: 9 | 18) => `Average, ${length} holes`,
  wholeOf: (toPar: number, n: number) => `${averageToParText(toPar)}${DOT}${rounds(n)}`,
  best: (length: 9 | 18) => (length === 18 ? 'Best round' : 'Best nine'),
  bestOfEach: 'Best of each hole',
  hardest: 'Hardest hole',
  easiest: 'Easiest hole',
  onHole: (n: number, toPar: number) => [String(n), averageToParText(toPar)] as const,
  visits: 'Last visits',
  more: 'Show more',
  partners: 'Played with',
  together: rounds,
  tees: 'Tees and ratings',
  teeColumns: [
    { name: 'Tee' },
    { name: 'Par', isNumber: true },
    { name: 'Length', isNumber: true },
    { name: 'Rating', isNumber: true },
    { name: 'Slope', isNumber: true },
  ],
  nine: (name: string | undefined, at: 0 | 1) => name ?? (at === 0 ? 'Front 9' : 'Back 9'),
  unrated: '–',
  sharing: 'Sharing',
  publish: 'Let others find this course',
  publishHint: (name: string) => `Name, place, pars and ratings, entered by ${isolated(name)}. Your rounds stay yours.`,
} as const;
