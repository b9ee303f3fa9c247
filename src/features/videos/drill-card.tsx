import { Link } from '@tanstack/react-router';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { drillById } from '#src/domain/practice/drills.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { copy } from './copy.ts';

/** A drill as words and steps: what is left of a video without a connection. */
export const DrillCard = ({ id, isOpen = false }: { readonly id: string; readonly isOpen?: boolean }) => {
  const say = useDrillText();
  const drill = drillById(id);
  if (!drill) return null;
  return (
    <div className="rule-t">
      <Disclosure
        title={drill.name}
        aside={<span className="figures text-note text-rough">{copy.minutes(drill.minutes)}</span>}
        startsOpen={isOpen}
      >
        <Figure id={id} className="mx-auto mb-3 w-48" />
        <StepList
          steps={(['setup', 'how', 'scoring'] as const).map((step) => ({
            name: copy.steps[step],
            text: say(drill[step]),
          }))}
        />
        <Link to="/practice" search={{ drill: id }} className={`${textLinkLook} my-3`}>
          {copy.practise}
        </Link>
      </Disclosure>
    </div>
  );
};
