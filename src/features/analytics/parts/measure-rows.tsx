import { type Estimate, type Measure, type Scale, type Selection, measured } from '@divot/analytics';
import { copy } from '#src/features/analytics/copy.ts';
import { IntervalRows, type IntervalRow } from '#src/ui/charts/interval-rows.tsx';

export type MeasureRow = { readonly name: string; readonly measure: Measure };

type MeasureRowsProps = {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly MeasureRow[];
  readonly scale: Scale;
  readonly selection: Selection;
  readonly unit: Parameters<typeof copy.sample>[1];
  readonly format: (value: number) => string;
  readonly leastCounted?: number;
  readonly extent?: readonly [number, number];
  readonly reference?: number;
};

/** The chart row for an estimate. An estimate with too little data shows only its sample. */
export const rowOf = (
  name: string,
  estimate: Estimate | undefined,
  sample: (n: number) => string,
  other?: Estimate,
): IntervalRow => ({
  name,
  interval: estimate?.isEnough ? estimate : undefined,
  sample: estimate === undefined ? copy.none : estimate.isEnough ? sample(estimate.n) : copy.tooFew(estimate.n),
  other: estimate?.isEnough && other?.isEnough ? other : undefined,
});

/** Measures of the selected rounds with their bands, next to those of the compared period. */
export const MeasureRows = (props: MeasureRowsProps) => {
  const { title, note, rows, scale, selection, unit, format, leastCounted, extent, reference } = props;
  return (
    <IntervalRows
      title={title}
      note={note}
      rows={rows.map(({ name, measure }) =>
        rowOf(
          name,
          measured(selection.rounds, measure, scale, leastCounted),
          (n) => copy.sample(n, unit),
          selection.compared && measured(selection.compared, measure, scale, leastCounted),
        ),
      )}
      format={format}
      extent={extent}
      reference={reference}
      words={{ ...copy.words, other: copy.againstPeriod }}
    />
  );
};
