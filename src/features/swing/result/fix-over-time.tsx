import { Link } from '@tanstack/react-router';
import { useSwings } from '#src/data/queries/swings.ts';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { daysBetween, localDay } from '#src/domain/shared/day.ts';
import { changeOver, readingsUpTo } from '#src/domain/swing-fix/over-time.ts';
import { dayOfMonthText } from '#src/platform/day-text.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from '#src/features/swing/copy.ts';
import { TRENDS, metricName } from '#src/features/swing/measure-text.ts';
import { useMeasures } from '#src/features/swing/use-length-text.ts';

const words = copy.result.fix;
const WEEK = 7;

type Props = { readonly swing: Swing; readonly finding: SwingFinding };

/** The measurement over the weeks, and the first swing beside this one. Shows nothing before the second swing. */
export const FixOverTime = ({ swing, finding }: Props) => {
  const { swings } = useSwings(200);
  const { metric } = finding;
  const { sizeOf, text } = useMeasures()(metric);
  const readings = readingsUpTo(swing, swings, metric);
  const [first] = readings;
  if (!first || readings.length < 2) return null;
  const days = daysBetween(localDay(first.recordedAt), localDay(swing.recordedAt));
  const normal = TRENDS.find((trend) => trend.metric === metric)?.normal;
  return (
    <div className="rule-t flex flex-col gap-2 pt-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-note">
        <span className="font-medium">{words.overTime(Math.ceil(days / WEEK), readings.length)}</span>
        <span className="text-rough">{words.change[changeOver(readings, finding)]}</span>
      </p>
      <LineTrend
        title={metricName(metric)}
        points={readings.map(({ recordedAt, value }) => ({ when: dayOfMonthText(recordedAt), value: sizeOf(value) }))}
        measure={metricName(metric)}
        format={text}
        band={normal ? { from: sizeOf(normal[0]), to: sizeOf(normal[1]), name: copy.trend.normal } : undefined}
        words={{ when: copy.trend.when, smallSample: copy.trend.smallSample }}
      />
      {first.id !== swing.id && (
        <Link
          to="/video-analysis"
          search={{ view: 'compare', swing: swing.id, other: first.id }}
          className={`${textLinkLook} self-start`}
        >
          {words.sideBySide}
        </Link>
      )}
    </div>
  );
};
