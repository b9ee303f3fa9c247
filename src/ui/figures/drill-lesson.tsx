import { StepList } from '#src/ui/primitives/step-list.tsx';
import { MovingFigure } from './figure.tsx';
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

/** A drill for the golfer to copy: the movement, the layout from above, and its four parts. */
export const DrillLesson = ({ drill, hand, drillText: say, words }: LessonProps) => (
  <div className="flex flex-col gap-4 low:grid low:grid-cols-2 low:items-start low:gap-8">
    <div className="flex flex-col gap-2">
      <MovingFigure id={drill.id} hand={hand} className="w-full max-w-120" />
      <DrillPlan id={drill.id} hand={hand} drillText={say} label={words.plan} className="w-full max-w-120" />
    </div>
    <StepList steps={PARTS.map((part) => ({ name: words[part], text: say(drill[part]) }))} />
  </div>
);
