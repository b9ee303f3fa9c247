import { clsx } from 'clsx';
import { StepList } from '#src/ui/primitives/step-list.tsx';
import { Figure } from './figure.tsx';
import { DRILL_PLANS, figureFor } from '@divot/golf-content';
import { DrillPlan } from './plan-drawing.tsx';

type Drill = {
  readonly id: string;
  readonly setup: string;
  readonly how: string;
  readonly scoring: string;
  readonly feel: string;
};
const PARTS = ['setup', 'how', 'scoring', 'feel'] as const;

type LessonProps = {
  readonly drill: Drill;
  readonly hand: 'right' | 'left';
  /** Adapts a catalogue text to the golfer's hand and units. */
  readonly drillText: (text: string) => string;
  readonly words: Readonly<Record<(typeof PARTS)[number] | 'plan', string>>;
};

/** Bodies are drawn right-handed. */
const bodyFor = (hand: 'right' | 'left') => hand === 'left' && '-scale-x-100';

/**
 * A drill for the golfer to copy: the plan from above, a body picture if the drill is about the body, and its four
 * parts.
 */
export const DrillLesson = ({ drill, hand, drillText: say, words }: LessonProps) => (
  <div className="flex flex-col gap-4 low:grid low:grid-cols-2 low:items-start low:gap-8">
    <div className="flex flex-col items-center gap-2">
      <DrillPlan id={drill.id} hand={hand} drillText={say} label={words.plan} className="w-full max-w-120" />
      <Figure id={drill.id} className={clsx('w-40', bodyFor(hand))} />
    </div>
    <StepList steps={PARTS.map((part) => ({ name: words[part], text: say(drill[part]) }))} />
  </div>
);

export const hasDrillPicture = (id: string): boolean => figureFor(id) !== undefined || id in DRILL_PLANS;

type PictureProps = { readonly id: string; readonly hand: 'right' | 'left'; readonly className?: string | undefined };

/** A drill as one small picture: the body if the drill is about the body, else the plan without labels. */
export const DrillPicture = ({ id, hand, className }: PictureProps) =>
  figureFor(id) ? (
    <Figure id={id} className={clsx(className, bodyFor(hand))} />
  ) : (
    <DrillPlan id={id} hand={hand} className={className} />
  );
