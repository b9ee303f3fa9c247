import type { Drill } from '#src/domain/practice/drill.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { copy } from '#src/features/practice/copy.ts';

type Props = { readonly drill: Drill; readonly say: (text: string) => string };

/** The drill as a picture and in three steps: set up, do, count. */
export const DrillSteps = ({ drill, say }: Props) => (
  <div className="flex flex-col gap-3 low:grid low:grid-cols-[13rem_1fr] low:gap-8">
    <Figure id={drill.id} className="w-52 self-center lg:w-44" />
    <StepList
      steps={[
        { name: copy.drill.setup, text: say(drill.setup) },
        { name: copy.drill.how, text: say(drill.how) },
        { name: copy.drill.scoring, text: say(drill.scoring) },
      ]}
    />
  </div>
);
