import { LEAST_ATTEMPTS, type TransferGap as Gap } from '#src/domain/practice/analysis.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { figures } from './copy.ts';

const rate = ({ successes, attempts }: Gap['block']): string =>
  attempts === 0 ? '–' : `${Math.round((successes / attempts) * 100)}%`;

/** Names a difference only if its band excludes zero. Otherwise chance may explain it. */
const kindOf = ({ low, high }: NonNullable<Gap['gap']>) => (low > 0 ? 'less' : high < 0 ? 'more' : 'unclear');

const Difference = ({ gap }: { readonly gap: NonNullable<Gap['gap']> }) => {
  const kind = kindOf(gap);
  return (
    <>
      <p className={`figures font-strong ${kind === 'unclear' ? 'text-title' : 'text-figure leading-none'}`}>
        {kind === 'unclear' ? figures.gapUnclear : figures.points(Math.abs(gap.points))}
      </p>
      <p className="measure pt-2 text-note">{figures.gapText(kind, gap.low, gap.high)}</p>
    </>
  );
};

/** How much of the success in repeated practice is lost when the task changes. */
export const TransferGap = ({ gap: { gap, block, random } }: { readonly gap: Gap }) => (
  <Section title={figures.gap}>
    {gap === undefined ? (
      <p className="measure text-note text-rough">
        {figures.gapNeeds(LEAST_ATTEMPTS, block.attempts, random.attempts)}
      </p>
    ) : (
      <>
        <Difference gap={gap} />
        <dl className="grid grid-cols-2 gap-4 pt-4">
          {(
            [
              ['block', block],
              ['random', random],
            ] as const
          ).map(([mode, rates]) => (
            <div key={mode}>
              <dt className="text-note text-rough">{figures.rates[mode]}</dt>
              <dd>
                <span className="figures block text-title font-strong">{rate(rates)}</span>
                <span className="block text-fine text-rough">{figures.of(rates.successes, rates.attempts)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </Section>
);
