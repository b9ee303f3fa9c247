import { DRILLS, DRILL_PLANS, FAULTS, drillById } from '@divot/golf-content';
import { DrillLesson } from '#src/ui/figures/drill-lesson.tsx';
import { FaultFrames } from '#src/ui/figures/fault-frames.tsx';
import { DrillPlan, PlanPicture } from '#src/ui/figures/plan-drawing.tsx';
import { FaultPicture, SwingPicture } from '#src/ui/figures/fault-picture.tsx';
import { DrillTile, FaultTile } from '#src/ui/figures/row-picture.tsx';
import { type Exhibit, exhibit } from '#dev/gallery/exhibit.ts';

const asWritten = (text: string) => text;

export const plans: readonly Exhibit[] = [
  exhibit(FaultFrames, {
    name: 'FaultFrames',
    always: { hand: 'right', words: { look: 'Look at' } },
    states: {
      ...Object.fromEntries(FAULTS.map((fault) => [fault.title, { faultId: fault.id }])),
      'once, left-handed': { faultId: FAULTS[0]!.id, once: true, hand: 'left' },
    },
  }),
  exhibit(SwingPicture, {
    name: 'SwingPicture',
    states: {
      'face-on': { view: 'face-on', hand: 'right' },
      'down the line, left-handed': { view: 'down-the-line', hand: 'left' },
      'with a fault, large': { view: 'face-on', hand: 'right', faultId: 'sway', className: 'w-40' },
    },
  }),
  exhibit(PlanPicture, {
    name: 'PlanPicture',
    states: {
      'large words': {
        plan: DRILL_PLANS['coin-putt']!,
        hand: 'right',
        drillText: asWritten,
        label: 'Coin',
        textSize: 20,
      },
    },
  }),
  exhibit(DrillLesson, {
    name: 'DrillLesson',
    always: {
      drillText: asWritten,
      words: { plan: 'From above', setup: 'Set up', how: 'Do', scoring: 'Count', feel: 'Feel' },
    },
    states: {
      'right-handed': { drill: drillById('landing-towel')!, hand: 'right' },
      'left-handed': { drill: drillById('wall-hinge')!, hand: 'left' },
    },
  }),
  exhibit(DrillTile, {
    name: 'DrillTile',
    states: {
      'of a drill': { id: 'wall-hinge', hand: 'left' },
      'of the golfer’s own, in a table': { id: 'custom', hand: 'right', size: 'line' },
    },
  }),
  exhibit(FaultPicture, {
    name: 'FaultPicture',
    always: { hand: 'right', className: 'w-40' },
    states: { 'of a body': { faultId: 'sway' }, 'of a face': { faultId: 'slice' } },
  }),
  exhibit(FaultTile, {
    name: 'FaultTile',
    states: {
      'of a body': { id: 'sway', hand: 'left' },
      'of a face, in a table': { id: 'slice', hand: 'right', size: 'line' },
    },
  }),
  exhibit(DrillPlan, {
    name: 'DrillPlan',
    states: {
      ...Object.fromEntries(
        DRILLS.map(({ id, name }) => [name, { id, hand: 'right' as const, drillText: asWritten, label: name }]),
      ),
      'for a left-hander': { id: 'landing-towel', hand: 'left', drillText: asWritten, label: 'Landing towel' },
      'small, without words': { id: 'landing-towel', hand: 'right', className: 'w-28' },
    },
  }),
];
