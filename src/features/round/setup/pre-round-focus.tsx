import { Section } from '#src/ui/primitives/section.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly thought: string | undefined;
  readonly routine: string | undefined;
  readonly goals: readonly string[];
};

/** The golfer's swing thought, routine and goals for the first tee. */
export const PreRoundFocus = ({ thought, routine, goals }: Props) => {
  const rows = [
    [copy.setup.thought, thought],
    [copy.setup.routine, routine],
    [copy.setup.goals, goals.join(DOT)],
  ].filter(([, value]) => Boolean(value));
  return (
    <Section title={copy.setup.mind}>
      {rows.length === 0 && <p className="text-note text-rough">{copy.setup.nothing}</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-1">
            <dt className="text-rough">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
