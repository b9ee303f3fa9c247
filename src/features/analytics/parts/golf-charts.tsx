import { factData } from '#src/domain/facts.ts';
import { LEAST_PUTTS, PUTT_BUCKETS, type RoundFacts, measured, middleOf, ringCounts } from '@divot/analytics';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, percentText } from '#src/features/analytics/figures-text.ts';
import { FoldedChart } from '#src/ui/charts/chart-figure.tsx';
import { FairwayMisses } from '#src/ui/charts/fairway-misses.tsx';
import { ProximityRings } from '#src/ui/charts/proximity-rings.tsx';
import { PuttLadder } from '#src/ui/charts/putt-ladder.tsx';
import { NotEnoughData } from './not-enough-data.tsx';

// The golf charts, filled from rounds. Each shows its sample and its band, or says that there is too little data.

type Rounds = { readonly rounds: readonly RoundFacts[] };

export const DrivesChart = ({ rounds }: Rounds) => {
  const words = copy.drives;
  const hit = measured(rounds, 'fairways', 'rate');
  const share = (measure: 'missed-left' | 'missed-right' | 'missed-short', name: string) => {
    const { value, low, high } = measured(rounds, measure, 'rate') ?? { value: 0, low: 0, high: 0 };
    return { name, value, low, high };
  };
  if (!hit?.isEnough) return <NotEnoughData title={words.title}>{words.tooFew(hit?.n ?? 0)}</NotEnoughData>;
  return (
    <FoldedChart headline={{ value: percentText(hit.value), of: copy.tee.fairways }}>
      <FairwayMisses
        title={words.title}
        note={words.note(hit.n, hit.rounds)}
        hit={{ name: words.hit, value: hit.value, low: hit.low, high: hit.high }}
        left={share('missed-left', words.left)}
        right={share('missed-right', words.right)}
        short={share('missed-short', words.short)}
        words={words.columns}
      />
    </FoldedChart>
  );
};

/** Per cent. The headline is the longest putt that the golfer holes more often than not. */
const EVEN_CHANCE = 50;

export const PuttsChart = ({ rounds }: Rounds) => {
  const words = copy.putting;
  const rungs = PUTT_BUCKETS.map(({ measure }) => {
    const estimate = measured(rounds, measure, 'rate', LEAST_PUTTS);
    return {
      name: words.buckets[measure],
      share: estimate?.isEnough ? estimate : undefined,
      sample: estimate ? `${copy.sample(estimate.n, 'putts')}${estimate.isEnough ? '' : words.fewPutts}` : copy.none,
    };
  });
  const shown = rungs.flatMap(({ name, share }) => (share ? [{ name, share }] : []));
  const farthest = shown.findLast(({ share }) => share.value > EVEN_CHANCE) ?? shown[0];
  if (!farthest) return <NotEnoughData title={words.made}>{words.madeNote}</NotEnoughData>;
  return (
    <FoldedChart headline={{ value: percentText(farthest.share.value), of: farthest.name }}>
      <PuttLadder title={words.made} note={words.madeNote} rungs={rungs} words={words.columns} />
    </FoldedChart>
  );
};

type RingsChartProps = {
  /** Each ball's distance from the hole. */
  readonly feet: readonly number[];
  readonly of: 'chips' | 'approaches';
};

export const RingsChart = ({ feet, of }: RingsChartProps) => {
  const words = copy.rings;
  const middle = middleOf(feet);
  const unit = words.units[of];
  if (!middle) return <NotEnoughData title={words.titles[of]}>{words.tooFew(feet.length, unit)}</NotEnoughData>;
  return (
    <FoldedChart
      headline={{
        value: words.feet(decimalText(middle.value, 0)),
        of: words.half,
        attributes: factData(['chips', of === 'chips' ? words.feet(decimalText(middle.value, 0)) : undefined]),
      }}
    >
      <ProximityRings
        title={words.titles[of]}
        note={words.note(
          feet.length,
          unit,
          decimalText(middle.value, 0),
          decimalText(middle.low, 0),
          decimalText(middle.high, 0),
        )}
        rings={ringCounts(feet).map((count, at) => ({ name: words.names[at]!, count }))}
        words={words.columns}
      />
    </FoldedChart>
  );
};
