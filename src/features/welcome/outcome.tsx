import { Link, useNavigate } from '@tanstack/react-router';
import { keepDrill } from '#src/data/commands/learning.ts';
import { startPractice } from '#src/data/commands/practice.ts';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type Drill, faultById, painLines, faultName } from '@divot/golf-content';
import { type FirstFocus, firstInsight } from '#src/domain/insights/first-insight.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { useInstallOffer } from '#src/platform/pwa/install-offer.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { DrillLesson } from '#src/ui/figures/drill-lesson.tsx';
import { FaultFrames } from '#src/ui/figures/fault-frames.tsx';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { takeFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from './copy.ts';

const words = copy.outcome;

/** Explains offline use, now that the golfer has something to take to a place with no signal. */
const StayOffline = () => {
  const isOffered = useInstallOffer() !== 'none';
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-note text-rough">{words.offline}</p>
      {isOffered && (
        <Link to="/profile" search={{ group: 'data' }} className={`${textLinkLook} min-h-touch`}>
          {words.install}
        </Link>
      )}
    </div>
  );
};

type Props = {
  readonly profile: Profile;
  readonly focus: FirstFocus;
  readonly answers: Readonly<Record<string, number>>;
  /** The golfer has finished the first steps. */
  readonly onDone: () => void;
};

/** The fault that the answers point to, and one drill for it. */
export const Outcome = ({ profile, focus, answers, onDone }: Props) => {
  const { painAreas = [] } = profile;
  const { faultId, drill } = firstInsight({ focus, answers, painAreas });
  const fault = faultId && faultById(faultId);
  const navigate = useNavigate();
  const drillText = useDrillText();
  const hand = profile.handedness ?? 'right';
  const forHand = (text: string) => forHandedness(text, hand);
  const keep = async (drill: Drill) => {
    if (succeeded(await keepDrill(profile.id, drill.id, true), words.kept)) onDone();
  };
  const begin = useSingleFlight(async ({ id: drillId, mode, minutes }: Drill) => {
    const started = await startPractice({ userId: profile.id, blocks: [{ drillId, mode, minutes }] });
    if (!succeeded(started)) return false;
    onDone();
    await navigate({ to: '/guided-practice-player', search: { session: started.value.id } });
    return true;
  });
  return (
    <div className="flex flex-col gap-5">
      {fault ? (
        <div>
          <p className="text-note text-rough">{words.fault}</p>
          <StepHeading level={3} look="title" ref={takeFocus}>
            {faultName(fault.id)}
          </StepHeading>
          <p className="measure">{forHand(fault.description)}</p>
          <div className="mt-3">
            <FaultFrames faultId={fault.id} hand={hand} words={words.frames} />
          </div>
        </div>
      ) : (
        <StepHeading level={3} look="lead" ref={takeFocus}>
          {words.noFault}
        </StepHeading>
      )}
      {drill ? (
        <>
          <div className="rule-t pt-3">
            <p className="text-note text-rough">{words.drill}</p>
            <h3 className="text-head font-strong">{drill.name}</h3>
            <p className="text-note text-rough">{words.minutes(drill.minutes, drill.balls)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" size="play" className="flex-1" onClick={() => void begin(drill)}>
              <StartIcon className="size-5" />
              {words.begin}
            </Button>
            <Button size="play" className="flex-1" onClick={() => void keep(drill)}>
              {words.keep}
            </Button>
          </div>
          <DrillLesson drill={drill} hand={hand} drillText={drillText} words={words.steps} />
        </>
      ) : (
        <FlagNote lines={painLines(painAreas)} />
      )}
      <p className="text-note text-rough">{words.honest}</p>
      <Link to="/swing-assessment" className={`${textLinkLook} min-h-touch self-start`} onClick={onDone}>
        {words.assess}
      </Link>
      <StayOffline />
    </div>
  );
};
