import type { CoursePack, HolePlan } from '@divot/ground';
import { holeOf } from '@divot/golf-rules';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import { holeLengthTexts } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { HolePicture } from './hole-picture.tsx';
import { HoleWords } from './hole-words.tsx';

type Props = {
  readonly pack: CoursePack;
  readonly tee: Tee;
  readonly plans: readonly HolePlan[];
  readonly hole: number | undefined;
  readonly onHole: (hole: number) => void;
};

/** One hole of the book: the map, and the plan beside or under it. */
export const HolePage = ({ pack, tee, plans, hole, onHole }: Props) => {
  const { units } = usePreferences();
  const at = Math.max(
    0,
    plans.findIndex(({ n }) => n === hole),
  );
  const plan = plans[at]!;
  const open = holeOf(tee, plan.n);
  const length = holeLengthTexts(holeLength(open, pack), units);
  const step = (by: number) => onHole(plans[(at + by + plans.length) % plans.length]!.n);
  return (
    <section aria-label={copy.hole(plan.n)} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <IconButton label={copy.previous} icon={<BackIcon className="size-6" />} onClick={() => step(-1)} />
        <div className="flex items-center gap-3">
          <span className="figures text-title font-strong lg:text-figure">{plan.n}</span>
          <span className="flex flex-col text-note">
            <span className="figures font-medium">{copy.head(open)}</span>
            <span className="figures text-rough">{[length.card, length.map].filter(Boolean).join(' ')}</span>
          </span>
        </div>
        <IconButton label={copy.next} icon={<ForwardIcon className="size-6" />} onClick={() => step(1)} />
      </div>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-10">
        <div className="-mx-4 lg:mx-0">
          <HolePicture pack={pack} plan={plan} width={390} height={400} letters={24} />
        </div>
        <HoleWords plan={plan} />
      </div>
    </section>
  );
};
