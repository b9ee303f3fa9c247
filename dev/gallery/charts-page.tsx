import { BarRows } from '#src/ui/charts/bar-rows.tsx';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { Histogram } from '#src/ui/charts/histogram.tsx';
import { IntervalRows } from '#src/ui/charts/interval-rows.tsx';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { Sparkline } from '#src/ui/charts/sparkline.tsx';
import { StackedBars } from '#src/ui/charts/stacked-bars.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';

const scores = [93, 90, 94, 91, 88, 90, 87, 89, 85, 86, 84, 82];
const signed = (value: number) => (value > 0 ? `+${value.toFixed(1)}` : value.toFixed(1).replace('-', '−'));

export const ChartsPage = () => (
  <main className="mx-auto grid max-w-240 gap-10 p-4 lg:grid-cols-2 lg:p-6">
    <LineTrend
      title="Score, 18 holes"
      note="12 rounds since April"
      measure="Score"
      points={scores.map((value, index) => ({ when: `${index + 3} May`, value, isSmallSample: index < 2 }))}
      format={String}
      goal={{ value: 80, name: 'goal' }}
      band={{ from: 84, to: 89, name: 'your usual' }}
      words={{ when: 'Day', smallSample: 'few' }}
    />
    <BarRows
      title="Strokes gained"
      note="6 rounds, against a scratch golfer, estimated"
      measure="Strokes a round"
      rows={[
        { name: 'Off the tee', value: -1.1 },
        { name: 'Approach', value: -0.4 },
        { name: 'Short game', value: 0.3, isSmallSample: true },
        { name: 'Putting', value: 0.6 },
      ]}
      format={signed}
      words={{ name: 'Part', smallSample: 'few shots' }}
    />
    <StackedBars
      title="What your cards are made of"
      note="3 rounds"
      nameColumn="Round"
      parts={['Birdie', 'Par', 'Bogey', 'Double', 'Worse']}
      bars={[
        { name: '3 May', counts: [1, 7, 6, 3, 1] },
        { name: '9 May', counts: [3, 8, 5, 2, 0] },
        { name: '17 May', counts: [0, 6, 9, 2, 1] },
      ]}
    />
    <Histogram
      title="Putts a hole"
      note="108 holes"
      bins={[4, 38, 54, 11, 1].map((count, putts) => ({ name: String(putts), count }))}
      words={{ bin: 'Putts', count: 'Holes' }}
    />
    <IntervalRows
      title="Strokes gained a round"
      note="12 rounds"
      rows={[
        {
          name: 'Off the tee',
          interval: { value: -0.4, low: -0.9, high: 0.1 },
          sample: 'n = 12',
          other: { value: -0.8, low: -1.3, high: -0.3 },
        },
        { name: 'Putting', interval: { value: 0.3, low: -0.1, high: 0.7 }, sample: 'n = 12' },
        { name: 'Around the green', interval: undefined, sample: 'n = 2, too few' },
      ]}
      reference={0}
      format={signed}
      words={{ name: 'Part', measure: 'Strokes', band: '90 % between', sample: 'Sample', other: 'the rounds before' }}
    />
    <p className="flex items-center gap-4">
      <span className="figures text-figure font-strong">14.2</span>
      <Sparkline values={[17, 16.4, 16.6, 15.8, 15.1, 14.9, 14.2]} label="Index from 17.0 to 14.2 over 7 rounds" />
    </p>
    <CardStrip
      marks={[0, 1, 1, -1, 0, 2, 0, 0, -2, 1, 0, 0, 3, 0, 1, 0, -1, 0].map(scoreMark)}
      label="1 eagle, 2 birdies, 9 pars, 4 bogeys, 2 doubles or worse"
    />
  </main>
);
