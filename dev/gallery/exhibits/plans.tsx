import { FAULTS } from '#src/domain/faults/faults.ts';
import { DRILLS, drillById } from '#src/domain/practice/drills.ts';
import { DrillLesson, DrillPicture } from '#src/ui/figures/drill-lesson.tsx';
import { DRILL_PLANS } from '#src/ui/figures/drill-plans.ts';
import { FaultFrames } from '#src/ui/figures/fault-frames.tsx';
import { DrillPlan, PlanPicture } from '#src/ui/figures/plan-drawing.tsx';
import { FaultPicture } from '#src/ui/figures/fault-picture.tsx';
import { DrillTile, FaultTile } from '#src/ui/figures/row-picture.tsx';
import { SwingPosture } from '#src/ui/figures/swing-posture.tsx';
import type { Exhibit } from '#dev/gallery/exhibit.ts';

const words = { plan: 'From above', setup: 'Set up', how: 'Do', scoring: 'Count', feel: 'Feel' } as const;
const faultWords = { look: 'Look at', again: 'Again' } as const;
const asWritten = (text: string) => text;

export const plans: readonly Exhibit[] = [
  {
    name: 'FaultFrames',
    states: Object.fromEntries(
      FAULTS.map((fault) => [
        fault.title,
        <FaultFrames key={fault.id} fault={fault} hand="right" words={faultWords} />,
      ]),
    ),
  },
  {
    name: 'SwingPosture',
    states: {
      'face-on': <SwingPosture view="face-on" hand="right" />,
      'down the line, left-handed': <SwingPosture view="down-the-line" hand="left" />,
      'with a fault, large': <SwingPosture view="face-on" hand="right" faultId="sway" className="w-40" />,
    },
  },
  {
    name: 'PlanPicture',
    states: {
      'large words': (
        <PlanPicture plan={DRILL_PLANS['coin-putt']!} hand="right" say={asWritten} label="Coin" textSize={20} />
      ),
    },
  },
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
    name: 'DrillTile',
    states: {
      'of a body': <DrillTile id="wall-hinge" hand="left" />,
      'of a plan': <DrillTile id="landing-towel" hand="right" />,
      'of the golfer’s own, in a table': <DrillTile id="custom" hand="right" size="line" />,
    },
  },
  {
    name: 'FaultPicture',
    states: {
      'of a posture': <FaultPicture faultId="sway" hand="right" className="w-40" />,
      'of a plan': <FaultPicture faultId="slice" hand="right" className="w-40" />,
    },
  },
  {
    name: 'FaultTile',
    states: {
      'of a posture': <FaultTile id="sway" hand="left" />,
      'of a plan, in a table': <FaultTile id="slice" hand="right" size="line" />,
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
