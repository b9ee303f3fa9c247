import { useDecision } from '#src/data/queries/decision.ts';
import { namedPart } from '#src/domain/coach/named.ts';
import { focusFacts, focusLine, focusQuote, typicalGolfer } from '#src/domain/coach/focus-words.ts';
import type { GoTo } from '#src/features/analytics/analytics-search.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { PartGains } from './part-gains.tsx';

const words = copy.feed;

/** Stats in one sentence and one chart. Both follow the coach's decision, in the words that every screen uses. */
export const Opening = ({ go }: { readonly go: GoTo }) => {
  const decided = useDecision();
  if (!decided) {
    return (
      <Section title={words.title} className="mb-6 border-t-0!">
        <p className="text-lead">{words.waiting}</p>
      </Section>
    );
  }
  const { decision, index, losses } = decided;
  return (
    <Section
      title={words.title}
      className="mb-6 border-t-0!"
      aside={
        <button
          type="button"
          className={`${textLinkLook} min-h-touch print:hidden`}
          onClick={() => go({ tab: 'strokes-gained' })}
        >
          {words.detail}
        </button>
      }
    >
      <div className="grid gap-x-10 gap-y-4 xl:grid-cols-2">
        <div>
          <h3 className="measure text-head font-strong text-balance" {...focusFacts(decision, index)}>
            {focusQuote(decision, index) ?? focusLine(decision, index)}
          </h3>
          {decision.kind === 'not-enough' && <p className="measure pt-1 text-note text-rough">{copy.gained.needs}</p>}
        </div>
        {losses.length > 0 && (
          <PartGains title={words.chart(typicalGolfer(index))} losses={losses} focus={namedPart(decision)} />
        )}
      </div>
    </Section>
  );
};
