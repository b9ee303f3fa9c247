import { MEASURES } from '@divot/analytics';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, percentText } from '#src/features/analytics/figures-text.ts';
import { ChartGrid } from '#src/features/analytics/parts/chart-grid.tsx';
import { DrivesChart } from '#src/features/analytics/parts/golf-charts.tsx';
import { MeasureRows } from '#src/features/analytics/parts/measure-rows.tsx';
import { MeasureTrend } from '#src/features/analytics/parts/measure-trend.tsx';
import type { TabProps } from './tab-props.ts';

const words = copy.tee;
const NINE = 9;

/** Shown as numbers when two periods are compared. Otherwise the fairway picture shows them. */
const DRIVES = [
  { name: words.fairways, measure: 'fairways' },
  { name: words.left, measure: 'missed-left' },
  { name: words.right, measure: 'missed-right' },
  { name: words.short, measure: 'missed-short' },
] as const;

export const TeeToGreenTab = ({ selection }: TabProps) => {
  return (
    <ChartGrid>
      <MeasureTrend
        title={words.trend}
        measureName={words.greensTrend}
        rounds={selection.rounds}
        counted="greens"
        scatter={MEASURES.greens}
        per={100}
        format={percentText}
        leastCounted={NINE}
      />
      <DrivesChart rounds={selection.rounds} />
      <MeasureRows
        selection={selection}
        unit="chances"
        title={words.rates}
        note={copy.band}
        scale="rate"
        format={percentText}
        extent={[0, 100]}
        rows={[
          ...(selection.compared ? DRIVES : []),
          { name: words.greens, measure: 'greens' },
          { name: words.upAndDowns, measure: 'up-and-downs' },
          { name: words.sand, measure: 'sand-saves' },
          { name: words.sandAny, measure: 'sand-saves-any' },
        ]}
      />
      <MeasureRows
        selection={selection}
        unit="holes"
        title={words.penalties}
        scale="per-18"
        format={(value) => decimalText(value)}
        reference={0}
        rows={[{ name: copy.score.penalties, measure: 'penalties' }]}
      />
    </ChartGrid>
  );
};
