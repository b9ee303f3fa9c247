import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { VisuallyHidden } from '#src/ui/primitives/visually-hidden.tsx';
import { TRENDS, metricName } from '#src/features/swing/measure-text.ts';
import { useMeasures } from '#src/features/swing/use-length-text.ts';
import { copy as words } from './copy.ts';

/** The measurements that both clips gave, side by side. */
export const MeasuresTable = ({ first, second }: { readonly first: Swing; readonly second: Swing }) => {
  const measureOf = useMeasures();
  const rows = TRENDS.flatMap(({ metric }) => {
    const [a, b] = [first.metrics?.[metric], second.metrics?.[metric]];
    return a === undefined && b === undefined ? [] : [{ metric, a, b }];
  });
  const cell = (metric: string, value: number | undefined) => {
    const { sizeOf, text } = measureOf(metric);
    return value === undefined ? words.unknown : text(sizeOf(value));
  };
  return (
    <Section title={words.table}>
      <table className="w-full text-note">
        <thead>
          <tr className="rule-b text-left text-rough">
            <th scope="col" className="w-1/2 py-2 pr-3">
              <VisuallyHidden>{words.measure}</VisuallyHidden>
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              {words.first}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {words.second}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ metric, a, b }) => (
            <tr key={metric} className="rule-b">
              <th scope="row" className="py-2 pr-3 text-left font-text">
                {metricName(metric)}
              </th>
              <td className="figures py-2 pr-3 text-right">{cell(metric, a)}</td>
              <td className="figures py-2 text-right">{cell(metric, b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
};
