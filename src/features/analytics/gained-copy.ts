// The texts for strokes gained, row by row.

import { capitalized } from '@divot/basics';
import { PART_NAMES } from '#src/domain/coach/focus-words.ts';

export const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** "2.1 more", "0.4 fewer". Strokes gained mean fewer strokes. */
const strokesText = (gained: number) => `${Math.abs(gained).toFixed(1)} ${gained < 0 ? 'more' : 'fewer'}`;

export const gained = {
  title: 'Strokes gained per 18 holes',
  own: 'Against your own level',
  against: (golfer: string) => `Against ${golfer}`,
  tour: 'Against the tour',
  tourGolfer: 'a tour player',
  toTour: 'Compare with the tour',
  toOwn: (golfer: string) => `Compare with ${golfer}`,
  more: 'more strokes',
  fewer: 'fewer',
  than: { cost: 'more', gain: 'fewer' },
  before: (value: number) => `the tick is the compared period: ${strokesText(value)}`,
  tooFew: (n: number) => (n === 0 ? 'No round shows it yet' : `${plural(n, 'round')} so far, three needed`),
  sentence: (verdict: string, golfer: string, n: number) =>
    `${capitalized(verdict)} ${verdict === 'level' ? 'with' : 'than'} ${golfer}, ${plural(n, 'round')}.`,
  explained:
    'Boxes show where your level most likely is (80% sure). Divot estimates the level for each part of the game.',
  tourExplained: 'Baseline: PGA TOUR, after M. Broadie. Boxes show where your level most likely is (80% sure).',
  noLevel:
    'Your own level needs an index. Divot estimates one after 54 holes on rated tees, or you enter yours in settings.',
  nothing: 'Nothing stands out. No part clearly costs more than your level.',
  parts: PART_NAMES,
  perRound: 'Each round',
  typical: (golfer: string) => golfer.replace(/^an? /, ''),
  needs:
    'For strokes gained, tap three things a hole: where the drive ended, where the approach ended and the first putt.',
  measure: 'Strokes',
  practise: 'Practise this',
  costMost: 'Costs most',
  eachTime: 'each time',
  noHoles: 'No hole cost more than your level.',
  newest: (n: number) => `From your newest ${plural(n, 'round')}.`,
  hole: (course: string, n: number) => `${course} ${n}`,
  par: (par: number) => `par ${par}`,
  scores: (n: number) => `Scores on hole ${n}`,
  fairways: (hit: number, all: number) => `${hit} of ${plural(all, 'fairway')}`,
  greens: (hit: number, all: number) => `${hit} of ${plural(all, 'green')}`,
  missed: (n: number) => `${plural(n, 'green')} missed`,
  putts: (mean: string) => `${mean} putts`,
} as const;
