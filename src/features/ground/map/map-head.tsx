import type { ReactNode } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { useSunlight } from '#src/platform/device/use-sunlight.ts';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { SunIcon } from '#src/ui/icons/frame-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';

type Props = {
  readonly hole: Hole;
  /** How accurate the position is. */
  readonly accuracy?: string | undefined;
  /** Lines under par and stroke index: "distances only" in competition, and the course's name. */
  readonly facts: readonly (string | undefined)[];
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** The way to the Rules. */
  readonly rules: ReactNode;
};

const Sunlight = () => {
  const { isSun, toggle } = useSunlight();
  return <IconButton label={copy.sunlight} icon={<SunIcon />} aria-pressed={isSun} onClick={toggle} />;
};

/** The hole, with arrows to the previous and next one. */
export const MapHead = ({ hole, accuracy, facts, onPrevious, onNext, rules }: Props) => (
  <div className="rule-b flex min-h-14 shrink-0 items-center gap-1 px-1 py-0.5">
    <IconButton label={copy.previous} icon={<BackIcon />} disabled={!onPrevious} onClick={onPrevious} />
    <div className="flex min-w-0 flex-1 items-center justify-center gap-3">
      <h1 className="figures text-title leading-none font-strong" aria-label={copy.title(hole.n)}>
        {hole.n}
      </h1>
      <p className="figures flex min-w-0 flex-col text-note leading-tight">
        <span className="font-medium">{[copy.par(hole.par, hole.si), accuracy].filter(Boolean).join(DOT)}</span>
        <span className="line-clamp-1 text-rough lg:line-clamp-2">{facts.filter(Boolean).join(DOT)}</span>
      </p>
    </div>
    <IconButton label={copy.next} icon={<ForwardIcon />} disabled={!onNext} onClick={onNext} />
    {rules}
    <Sunlight />
  </div>
);
