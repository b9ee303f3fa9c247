import { Link } from '@tanstack/react-router';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { usePainAreas, useProfile } from '#src/data/queries/profile.ts';
import { drillById, sparesPain, todayWithout } from '@divot/golf-content';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { DrillLesson } from '#src/ui/figures/drill-lesson.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { copy } from './copy.ts';

/** A drill as words and steps: what a video teaches, available offline. */
export const DrillCard = ({ id, isOpen = false }: { readonly id: string; readonly isOpen?: boolean }) => {
  const drillText = useDrillText();
  const { profile } = useProfile();
  const painAreas = usePainAreas();
  const drill = drillById(id);
  if (!drill) return null;
  return (
    <div className="rule-t">
      <Disclosure
        title={drill.name}
        aside={<span className="figures text-note text-rough">{copy.minutes(drill.minutes)}</span>}
        startsOpen={isOpen}
      >
        <DrillLesson drill={drill} hand={profile?.handedness ?? 'right'} drillText={drillText} words={copy.steps} />
        {!sparesPain(drill, painAreas) ? (
          <p className="my-3 text-note text-rough">{todayWithout(painAreas)}</p>
        ) : (
          <Link to="/practice" search={{ drill: id }} className={`${textLinkLook} my-3`}>
            {copy.practise}
          </Link>
        )}
      </Disclosure>
    </div>
  );
};
