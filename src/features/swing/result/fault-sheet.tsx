import { Link } from '@tanstack/react-router';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { todayWithout } from '#src/domain/body/pain-words.ts';
import { type Drill, drillById, faultById, sparesPain } from '@divot/golf-content';
import { type Handedness, forHandedness } from '#src/domain/shared/handedness.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { DrillLesson } from '#src/ui/figures/drill-lesson.tsx';
import { FaultFrames } from '#src/ui/figures/fault-frames.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { FaultLinks } from './fault-links.tsx';

const words = copy.fault;

type CardProps = { readonly drill: Drill; readonly hand: Handedness; readonly drillText: (text: string) => string };

const DrillCard = ({ drill, hand, drillText: say }: CardProps) => (
  <li className="rule-t">
    <Disclosure
      title={drill.name}
      aside={<span className="figures text-note text-rough">{words.minutes(drill.minutes)}</span>}
    >
      <DrillLesson drill={drill} hand={hand} drillText={say} words={words} />
      <Link to="/practice" search={{ drill: drill.id }} className={`${textLinkLook} my-3`}>
        {words.practise}
      </Link>
    </Disclosure>
  </li>
);

type Props = { readonly faultId: string; readonly handedness: Handedness; readonly onClose: () => void };

/** What the fault is, how the body does it better, and drills to open right away. */
export const FaultSheet = ({ faultId, handedness, onClose }: Props) => {
  const drillText = useDrillText();
  const painAreas = usePainAreas();
  const fault = faultById(faultId);
  if (!fault) return null;
  const forHand = (text: string) => forHandedness(text, handedness);
  const all = fault.drills.flatMap((id) => drillById(id) ?? []);
  const drills = all.filter((drill) => sparesPain(drill, painAreas));
  return (
    <Sheet open onClose={onClose} title={fault.title} footer={<FaultLinks faults={[fault.id]} />}>
      <div className="flex flex-col gap-4 pb-2">
        <FaultFrames fault={fault} hand={handedness} words={words.frames} />
        {(
          [
            [words.looks, fault.description],
            [words.fix, fault.biomechanicalFix],
            [words.flight, fault.ballFlight],
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <h3 className="label text-rough">{name}</h3>
            <p className="measure">{forHand(text)}</p>
          </div>
        ))}
        <div>
          <h3 className="label mb-1 text-rough">{words.drills}</h3>
          <ul>
            {drills.map((drill) => (
              <DrillCard key={drill.id} drill={drill} hand={handedness} drillText={drillText} />
            ))}
          </ul>
          {drills.length < all.length && <p className="text-note text-rough">{todayWithout(painAreas)}</p>}
        </div>
      </div>
    </Sheet>
  );
};
