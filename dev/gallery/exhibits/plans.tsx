import { DRILLS, drillById } from '#src/domain/practice/drills.ts';
import { DrillLesson, DrillPicture } from '#src/ui/figures/drill-lesson.tsx';
import { DrillPlan } from '#src/ui/figures/plan-drawing.tsx';
import type { Exhibit } from '#dev/gallery/exhibit.ts';

const words = { plan: 'From above', setup: 'Set up', how: 'Do', scoring: 'Count', feel: 'Feel' } as const;
const asWritten = (text: string) => text;

export const plans: readonly Exhibit[] = [
  {
    name: 'DrillLesson',
    states: {
      'a plan': <DrillLesson drill={drillById('landing-towel')!} hand="right" say={asWritten} words={words} />,
      'a plan and a body': <DrillLesson drill={drillById('wall-hinge')!} hand="left" say={asWritten} words={words} />,
    },
  },
  {
    name: 'DrillPicture',
    states: {
      'of a body': <DrillPicture id="wall-hinge" hand="right" />,
      'of a plan': <DrillPicture id="landing-towel" hand="right" className="w-40" />,
    },
  },
  {
    name: 'DrillPlan',
    states: {
      ...Object.fromEntries(
        DRILLS.map(({ id, name }) => [name, <DrillPlan key={id} id={id} hand="right" say={asWritten} label={name} />]),
      ),
      'for a left-hander': <DrillPlan id="landing-towel" hand="left" say={asWritten} label="Landing towel" />,
      'small, without words': <DrillPlan id="landing-towel" hand="right" className="w-28" />,
    },
  },
];
