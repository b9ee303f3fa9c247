import { useDrillText } from '#src/data/queries/drill-text.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Drill } from '@divot/golf-content';
import { DrillLesson } from '#src/ui/figures/drill-lesson.tsx';
import { copy } from '#src/features/practice/copy.ts';

/** The drill in pictures and four parts, for the golfer's hand and units. */
export const DrillSteps = ({ drill }: { readonly drill: Drill }) => (
  <DrillLesson
    drill={drill}
    hand={useProfile().profile?.handedness ?? 'right'}
    drillText={useDrillText()}
    words={copy.drill}
  />
);
