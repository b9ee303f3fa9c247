import { LEAST_ATTEMPTS, type TransferGap as Gap } from '#src/domain/practice/analysis.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/practice/copy.ts';

const rate = ({ successes, attempts }: Gap['block']): string =>
  attempts === 0 ? '–' : `${Math.round((successes / attempts) * 100)} %`;

/** What repetition shows and changing tasks take away again. */
export const TransferGap = ({ gap }: { readonly gap: Gap }) => (
  <Section title={copy.figures.gap}>
    {gap.points === undefined ? (
      <p className="measure text-note text-rough">
        {copy.figures.gapNeeds(LEAST_ATTEMPTS, gap.block.attempts, gap.random.attempts)}
      </p>
    ) : (
      <>
        <p className="figures text-figure leading-none font-strong">{copy.figures.points(gap.points)}</p>
        <p className="measure pt-2 text-note">{copy.figures.gapText(gap.points)}</p>
        <dl className="grid grid-cols-2 gap-4 pt-4">
          {(['block', 'random'] as const).map((mode) => (
            <div key={mode}>
              <dt className="text-note text-rough">{copy.figures.rates[mode]}</dt>
              <dd>
                <span className="figures block text-title font-strong">{rate(gap[mode])}</span>
                <span className="block text-fine text-rough">
                  {copy.figures.of(gap[mode].successes, gap[mode].attempts)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </Section>
);
