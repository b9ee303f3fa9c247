import { clsx } from 'clsx';
import { useState } from 'react';
import { CheckIcon, CloseIcon } from '#src/ui/icons/control-icons.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { useReducedMotion } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FAULT_FIGURES, type FaultFigure, type Tone, demoAt, demoOf, markOf, onceMs } from '@divot/golf-content';
import { Drawing } from './figure.tsx';
import { PlanPicture } from './plan-drawing.tsx';
import { useElapsed } from './use-elapsed.ts';

type SwingFigure = Extract<FaultFigure, { kind: 'swing' }>;
type FrameProps = {
  readonly figure: FaultFigure;
  readonly tone: Tone;
  readonly hand: 'right' | 'left';
  readonly title: string;
  /** Time into the movement. The movement stops at its end. */
  readonly ms: number;
};

const LOOKS = {
  wrong: { line: 'border-flag', text: 'text-flag-ink', Icon: CloseIcon },
  right: { line: 'border-fairway', text: 'text-fairway-ink', Icon: CheckIcon },
} as const;

const SwingFrame = ({ figure, tone, hand, ms }: Omit<FrameProps, 'figure' | 'title'> & { figure: SwingFigure }) => {
  const { scene } = demoAt(demoOf(figure[tone], figure.shown), ms);
  const marked = { ...scene, props: [...(scene.props ?? []), ...markOf(scene, figure.look, tone)] };
  return <Drawing scene={marked} isClose className={clsx('w-full', hand === 'left' && '-scale-x-100')} />;
};

const Frame = ({ figure, tone, hand, title, ms }: FrameProps) => {
  const { line, text, Icon } = LOOKS[tone];
  return (
    <div className="flex flex-col justify-between gap-2">
      <p className={clsx('flex items-center gap-1.5 border-t-4 pt-2 leading-tight font-strong', line, text)}>
        <Icon className="size-5 shrink-0" />
        {title}
      </p>
      {figure.kind === 'swing' ? (
        <SwingFrame figure={figure} tone={tone} hand={hand} ms={ms} />
      ) : (
        <PlanPicture plan={figure[tone]} hand={hand} drillText={(word) => word} textSize={26} className="w-full" />
      )}
    </div>
  );
};

type FaultFramesProps = {
  /** What the pictures show, in a few words each ("Hands go out", "Hands drop"), and where to look. */
  readonly fault: { readonly id: string; readonly wrong: string; readonly right: string; readonly look: string };
  readonly hand: 'right' | 'left';
  readonly words: { readonly look: string; readonly again: string };
};

/**
 * A fault beside the correct movement, with the place to look at marked. Both move once, for less than five seconds,
 * and stop where the fault shows. A tap repeats it. With reduced motion, a tap steps from pose to pose.
 */
export const FaultFrames = ({ fault, hand, words }: FaultFramesProps) => {
  const figure = FAULT_FIGURES[fault.id];
  const isStill = useReducedMotion();
  const end = figure?.kind === 'swing' ? onceMs(demoOf(figure.right, figure.shown)) : 0;
  const [isRunning, setRunning] = useState(!isStill && end > 0);
  const [pose, setPose] = useState(0);
  const [stop] = useState(() => () => setRunning(false));
  const elapsed = useElapsed(isRunning, end, stop);
  if (!figure) return null;
  const poses = figure.kind === 'swing' ? figure.shown.length : 1;
  const ms = isRunning ? elapsed : end - (end / Math.max(1, poses - 1)) * pose;
  const again = () => (isStill ? setPose((pose + 1) % poses) : setRunning(true));
  return (
    <figure className="flex flex-col gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
        <Frame figure={figure} tone="wrong" hand={hand} title={fault.wrong} ms={ms} />
        <Frame figure={figure} tone="right" hand={hand} title={fault.right} ms={ms} />
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1">
          <span className="label mr-2 text-rough">{words.look}</span>
          {fault.look}
        </span>
        {end > 0 && (
          <Button variant="quiet" disabled={isRunning} onClick={again}>
            <StartIcon className="size-4" />
            {words.again}
          </Button>
        )}
      </figcaption>
    </figure>
  );
};
