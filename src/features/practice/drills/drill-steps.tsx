import type { Drill } from '#src/domain/practice/drill.ts';
import { copy } from '#src/features/practice/copy.ts';

type Props = { readonly drill: Drill; readonly say: (text: string) => string };

/** The drill in three steps: set up, do, count. */
export const DrillSteps = ({ drill, say }: Props) => {
  const steps = [
    [copy.drill.setup, drill.setup],
    [copy.drill.how, drill.how],
    [copy.drill.scoring, drill.scoring],
  ] as const;
  return (
    <ol className="rule-t">
      {steps.map(([name, text], at) => (
        <li key={name} className="rule-b flex gap-4 py-3">
          <span className="figures w-6 text-head font-strong text-rough" aria-hidden="true">
            {at + 1}
          </span>
          <p className="flex-1">
            <span className="label block text-rough">{name}</span>
            <span className="text-lead">{say(text)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
};
