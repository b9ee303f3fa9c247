import { LEAST_PUTTS, MEASURES, PUTT_BUCKETS } from '@divot/analytics';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, percentText } from '#src/features/analytics/figures-text.ts';
import { ChartGrid } from '#src/features/analytics/parts/chart-grid.tsx';
import { PuttsChart } from '#src/features/analytics/parts/golf-charts.tsx';
import { MeasureRows } from '#src/features/analytics/parts/measure-rows.tsx';
import { MeasureTrend } from '#src/features/analytics/parts/measure-trend.tsx';
import type { TabProps } from './tab-props.ts';

const words = copy.putting;
const NINE = 9;
const oneDecimal = (value: number) => decimalText(value);

export const PuttingTab = ({ selection }: TabProps) => {
  return (
    <ChartGrid>
      <MeasureTrend
        title={words.trend}
        measureName={words.putts}
        rounds={selection.rounds}
        counted="putts"
        scatter={MEASURES.putts}
        per={18}
        format={oneDecimal}
        leastCounted={NINE}
      />
      {selection.compared ? (
        <MeasureRows
          selection={selection}
          unit="putts"
          title={words.made}
          note={words.madeNote}
          scale="rate"
          format={percentText}
          extent={[0, 100]}
          leastCounted={LEAST_PUTTS}
          rows={PUTT_BUCKETS.map(({ measure }) => ({ name: words.buckets[measure], measure }))}
        />
      ) : (
        <PuttsChart rounds={selection.rounds} />
      )}
      <MeasureRows
        selection={selection}
        unit="holes"
        title={words.averages}
        note={copy.band}
        scale="per-18"
        format={oneDecimal}
        rows={[
          { name: words.per18, measure: 'putts' },
          { name: words.three, measure: 'three-putts' },
        ]}
        reference={0}
      />
      <MeasureRows
        selection={selection}
        unit="greens"
        title={words.perGreen}
        scale="per-hole"
        format={(value) => decimalText(value, 2)}
        rows={[{ name: words.perGreen, measure: 'putts-on-greens' }]}
        extent={[1, 3]}
      />
      <MeasureRows
        selection={selection}
        unit="greens"
        title={words.proximity}
        scale="per-hole"
        format={(value) => `${Math.round(value)} ft`}
        rows={[{ name: words.proximity, measure: 'first-putt-feet' }]}
        extent={[0, 60]}
      />
    </ChartGrid>
  );
};
