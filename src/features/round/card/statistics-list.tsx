import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type Count, roundStatistics } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';

const counted = ({ made, of }: Count) => (of === 0 ? copy.card.notCounted : copy.card.of(made, of));

/** Each figure with the number of holes it is based on. */
export const StatisticsList = ({ holes }: { readonly holes: readonly Hole[] }) => {
  const { greens, fairways, upAndDowns, putts, penalties } = roundStatistics(holes);
  const rows = [
    [copy.card.greens, counted(greens)],
    [copy.card.fairways, counted(fairways)],
    [copy.card.saves, counted(upAndDowns)],
    [
      copy.card.puttsTotal,
      putts.holes === 0
        ? copy.card.notCounted
        : `${copy.card.on(putts.total, putts.holes)}, ${copy.card.threePutts(putts.threePutts)}`,
    ],
    [copy.card.penalties, String(penalties)],
  ] as const;
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name} className="rule-b flex justify-between gap-4 py-2">
          <dt className="text-rough">{name}</dt>
          <dd className="figures text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
