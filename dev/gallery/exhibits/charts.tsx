import { BarRows } from '#src/ui/charts/bar-rows.tsx';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { ChartFigure, FoldedChart } from '#src/ui/charts/chart-figure.tsx';
import { IntervalRows } from '#src/ui/charts/interval-rows.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { PatternPlot } from '#src/ui/charts/pattern-plot.tsx';
import { ScaleLadder } from '#src/ui/charts/scale-ladder.tsx';
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { type Exhibit, exhibit, nothing } from '#dev/gallery/exhibit.ts';

const scores = [93, 90, 94, 91, 88, 90, 87, 89, 85, 86, 84, 82];
const points = scores.map((value, index) => ({ when: `${index + 3} May`, value, isSmallSample: index < 2 }));
export const signed = (value: number) => (value > 0 ? `+${value.toFixed(1)}` : value.toFixed(1).replace('-', '−'));
const intervalWords = { name: 'Part', measure: 'Strokes', band: '90 % between', sample: 'Sample' };

const rung = (name: string, value: number, half: number) => ({
  id: name,
  name,
  value,
  half,
  note: `± ${half}`,
  look: 'solid' as const,
});

export const charts: readonly Exhibit[] = [
  exhibit(LineTrend, {
    name: 'LineTrend',
    always: { format: String, words: { when: 'Day', smallSample: 'few' } },
    states: {
      'goal and band': {
        title: 'Score, 18 holes',
        note: '12 rounds since April',
        measure: 'Score',
        points,
        goal: { value: 80, name: 'goal' },
        band: { from: 84, to: 89, name: 'your usual' },
      },
      'a mark': {
        title: 'Tempo',
        measure: 'To one',
        points: points.map((point, index) => (index === 6 ? { ...point, mark: 'lesson' } : point)),
      },
      'a winter without golf': {
        title: 'Score differential',
        measure: 'Differential',
        points: points.map((point, index) => ({ ...point, isAfterGap: index === 5 })),
        band: { from: 84, to: 89, name: 'your usual since then', since: 5 },
      },
      'an index between its caps': {
        title: 'Index',
        measure: 'Index',
        points: [12.1, 12.4, 13.2, 13.9, 14.6, 14.1].map((value, at) => ({ when: `${at + 3} May`, value })),
        format: (value) => value.toFixed(1),
        limits: [
          { name: 'soft cap', values: [undefined, 14.9, 14.9, 14.9, 15.1, 15.1] },
          { name: 'hard cap', values: [undefined, 16.9, 16.9, 16.9, 17.1, 17.1] },
        ],
      },
      'two points': { title: 'Index', measure: 'Index', points: points.slice(-2) },
      'all the same': {
        title: 'Putts',
        measure: 'Putts',
        points: points.map((point) => ({ ...point, value: 32 })),
      },
      'a whole season': {
        title: 'Every round',
        measure: 'Score',
        points: Array.from({ length: 60 }, (_, at) => ({ when: `${at + 1}`, value: 92 - ((at * 7) % 11) })),
      },
    },
  }),
  exhibit(BarRows, {
    name: 'BarRows',
    always: { words: { name: 'Part', smallSample: 'few shots' } },
    states: {
      signed: {
        title: 'Strokes gained',
        note: '6 rounds, against a scratch golfer, estimated',
        measure: 'Strokes a round',
        rows: [
          { name: 'Off the tee', value: -1.1 },
          { name: 'Approach', value: -0.4 },
          { name: 'Short game', value: 0.3, isSmallSample: true },
          { name: 'Putting', value: 0.6 },
        ],
        format: signed,
      },
      counted: {
        title: 'Where you missed',
        measure: 'Drives',
        rows: [
          { name: 'Left', value: 3 },
          { name: 'Right', value: 11 },
        ],
        format: String,
      },
    },
  }),
  exhibit(StackedBars, {
    name: 'StackedBars',
    states: {
      'three cards': {
        title: 'What your cards are made of',
        note: '3 rounds',
        nameColumn: 'Round',
        parts: ['Birdie', 'Par', 'Bogey', 'Double', 'Worse'],
        bars: [
          { name: '3 May', counts: [1, 7, 6, 3, 1] },
          { name: '9 May', counts: [3, 8, 5, 2, 0] },
          { name: '17 May', counts: [0, 6, 9, 2, 1] },
        ],
      },
    },
  }),
  exhibit(IntervalRows, {
    name: 'IntervalRows',
    states: {
      compared: {
        title: 'Strokes gained a round',
        note: '12 rounds',
        rows: [
          {
            name: 'Off the tee',
            interval: { value: -0.4, low: -0.9, high: 0.1 },
            sample: 'n = 12',
            other: { value: -0.8, low: -1.3, high: -0.3 },
          },
          { name: 'Putting', interval: { value: 0.3, low: -0.1, high: 0.7 }, sample: 'n = 12' },
          { name: 'Around the green', interval: undefined, sample: 'n = 2, too few' },
        ],
        reference: 0,
        format: signed,
        words: { ...intervalWords, other: 'the rounds before' },
      },
      'on a fixed scale': {
        title: 'Greens hit',
        rows: [{ name: 'In regulation', interval: { value: 41, low: 30, high: 52 }, sample: '54 holes' }],
        extent: [0, 100],
        format: (value) => `${value} %`,
        words: intervalWords,
      },
    },
  }),
  exhibit(CardStrip, {
    name: 'CardStrip',
    states: {
      'eighteen holes': {
        marks: [0, 1, 1, -1, 0, 2, 0, 0, -2, 1, 0, 0, 3, 0, 1, 0, -1, 0].map(scoreMark),
        label: '1 eagle, 2 birdies, 9 pars, 4 bogeys, 2 doubles or worse',
      },
      'under way': {
        marks: [...[0, 1, -1].map(scoreMark), 'none', 'none', 'none', 'none', 'none', 'none'],
        label: '3 of 9 holes: 1 birdie, 1 par, 1 bogey',
      },
    },
  }),
  exhibit(ChartFigure, {
    name: 'ChartFigure',
    states: {
      'around an own drawing': {
        title: 'Share of fairways',
        note: '7 rounds',
        columns: ['Hit'],
        rows: [['54 %']],
        children: <div className="h-6 bg-fairway" />,
      },
    },
  }),
  exhibit(FoldedChart, {
    name: 'FoldedChart',
    states: {
      'under its number': {
        headline: { value: '54%', of: 'Fairways hit', attributes: { 'data-fact': 'chips' } },
        children: (
          <ChartFigure title="Where drives end" note="7 rounds" columns={['Hit']} rows={[['54 %']]}>
            <div className="h-6 bg-fairway" />
          </ChartFigure>
        ),
      },
    },
  }),
  exhibit(ScaleLadder, {
    name: 'ScaleLadder',
    always: { onOpen: nothing },
    states: {
      'a gap and an overlap': {
        label: 'Carries, yards',
        rungs: [
          rung('Driver', 238, 5),
          rung('5-iron', 179, 2),
          rung('6-iron', 174, 2),
          rung('Pitching', 119, 3),
          rung('Gap', 97, 3),
          { id: 'Lob', name: 'Lob', value: 66, half: 9, note: 'rough, 7 shots', look: 'dashed' },
        ],
        brackets: [
          { from: '5-iron', to: '6-iron', title: '5 apart', note: 'overlap', tone: 'warn' },
          { from: 'Pitching', to: 'Gap', title: '22 gap', note: 'no club', tone: 'alert' },
        ],
        selected: '6-iron',
      },
      typed: {
        label: 'Carries, metres',
        rungs: [
          { id: 'a', name: '7-iron', value: 140, note: 'typed', look: 'hollow' },
          { id: 'b', name: '8-iron', value: 128, note: 'typed', look: 'hollow' },
        ],
      },
    },
  }),
  exhibit(PatternPlot, {
    name: 'PatternPlot',
    states: {
      'with mishits': {
        label: '20 shots with the 7-iron',
        points: Array.from({ length: 20 }, (_, at) => ({
          x: ((at * 7) % 19) - 6,
          y: at % 7 === 0 ? 118 + at : 150 + ((at * 5) % 15),
          hollow: at % 7 === 0,
        })),
        ellipse: { x: 4, y: 157, halfX: 14, halfY: 13 },
        target: 157,
      },
      'a few': {
        label: '2 shots',
        points: [
          { x: -3, y: 60 },
          { x: 5, y: 66 },
        ],
        target: 63,
      },
    },
  }),
];
