import { FairwayMisses } from '#src/ui/charts/fairway-misses.tsx';
import { GainBar, type GainTone } from '#src/ui/charts/gain-bar.tsx';
import { type GainRow, GainRows } from '#src/ui/charts/gain-rows.tsx';
import { GainStems } from '#src/ui/charts/gain-stems.tsx';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { ProximityRings } from '#src/ui/charts/proximity-rings.tsx';
import { PuttLadder } from '#src/ui/charts/putt-ladder.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { type Exhibit, exhibit } from '#dev/gallery/exhibit.ts';
import { signed } from './charts.tsx';

const gain = (name: string, value: number, half: number, tone: GainTone, text: string): GainRow => ({
  name,
  value,
  low: value - half,
  high: value + half,
  tone,
  text,
  band: '',
});

export const golfCharts: readonly Exhibit[] = [
  exhibit(GainBar, {
    name: 'GainBar',
    always: { most: 3.2 },
    states: {
      'the worst': { value: -2.1, low: -3.1, high: -1.1, tone: 'worst' },
      'a cost': { value: -1, low: -2, high: 0.1, tone: 'cost' },
      'level, and the period before': { value: 0, low: -0.7, high: 0.7, tone: 'level', other: 0.9 },
      'a gain': { value: 2.4, low: 1.7, high: 3, tone: 'gain' },
    },
  }),
  exhibit(GainRows, {
    name: 'GainRows',
    states: {
      'what costs most': {
        title: 'Strokes a round beside a typical 10.7 golfer',
        note: '20 rounds',
        rows: [
          gain('Off the tee', 0.1, 0.6, 'level', '0.1 fewer'),
          gain('Approach', -0.9, 0.5, 'cost', '0.9 more'),
          { ...gain('Short game', -2.6, 0.8, 'worst', '2.6 more'), attributes: { 'data-fact': 'loss' } },
          gain('Putting', 2.4, 0.7, 'gain', '2.4 fewer'),
        ],
        words: { name: 'Part', measure: 'Strokes', band: '80% band' },
      },
    },
  }),
  exhibit(GainStems, {
    name: 'GainStems',
    states: {
      'round by round': {
        title: 'Short game, each round',
        note: '12 rounds',
        points: [-1.8, -0.9, -2.4, 0.4, -1.6, -0.7, -2.1, 0.2, -1.1, -0.4, 1.2, -2.4].map((value, at) => ({
          when: `${at + 3} May`,
          value,
        })),
        format: signed,
        zero: 'typical 10.7 golfer',
        words: { when: 'Day', measure: 'Strokes' },
      },
    },
  }),
  exhibit(ProximityRings, {
    name: 'ProximityRings',
    states: {
      chips: {
        title: 'Chips finish',
        note: '36 chips, half inside 13 ft, likely 10 to 16',
        rings: [
          { name: 'inside 3 ft', count: 3 },
          { name: '3 to 6 ft', count: 6 },
          { name: '6 to 10 ft', count: 8 },
          { name: '10 to 20 ft', count: 14 },
          { name: 'farther', count: 5 },
        ],
        words: { ring: 'From the hole', count: 'Chips', share: 'Share' },
      },
    },
  }),
  exhibit(FairwayMisses, {
    name: 'FairwayMisses',
    states: {
      'a slice': {
        title: 'Where drives end',
        note: '140 drives, each range holds your level 4 times in 5',
        left: { name: 'Left', value: 9, low: 6, high: 13 },
        hit: { name: 'Fairway', value: 52, low: 46, high: 58 },
        right: { name: 'Right', value: 35, low: 29, high: 41 },
        short: { name: 'Short', value: 4, low: 2, high: 7 },
        words: { where: 'Where', share: 'Share', band: '80 % band' },
      },
    },
  }),
  exhibit(PuttLadder, {
    name: 'PuttLadder',
    states: {
      'by length': {
        title: 'Holed first putts',
        note: 'Each length needs ten putts',
        rungs: [
          { name: 'under 3 ft', share: { value: 96, low: 90, high: 99 }, sample: '31 putts' },
          { name: '3 to 5 ft', share: { value: 71, low: 60, high: 80 }, sample: '28 putts' },
          { name: '5 to 8 ft', share: { value: 44, low: 33, high: 56 }, sample: '25 putts' },
          { name: '8 to 12 ft', share: undefined, sample: '7 putts, too few' },
        ],
        words: { length: 'Length', holed: 'Holed', band: '80 % band', sample: 'Sample' },
      },
    },
  }),
  exhibit(HoleHistory, {
    name: 'HoleHistory',
    states: {
      'eight rounds': {
        label: 'Scores on hole 7, par 4',
        scores: [5, 4, 3, 6, 4, 2, 7, 5].map((strokes) => ({
          strokes,
          mark: scoreMark(strokes - 4),
          label: `${strokes} on a par 4`,
        })),
      },
    },
  }),
];
