import { useState } from 'react';
import { type Held, tiltedDegrees, turnedDegrees } from '@divot/golf-content';
import { copy } from '#src/features/assessment/copy.ts';
import { askForOrientation, hasOrientationSensor, useOrientation } from '#src/platform/orientation.ts';
import { DeviceIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';

const words = copy.mobility;

type Props = {
  /** turn: a flat phone around the vertical. tilt: against gravity. */
  readonly motion: 'turn' | 'tilt';
  readonly onAngle: (degrees: number) => void;
};

/** The phone as an angle meter. Empty if the phone has no sensor. */
export const AngleMeter = ({ motion, onAngle }: Props) => {
  const [phase, setPhase] = useState<'idle' | 'measuring' | 'denied'>('idle');
  const [from, setFrom] = useState<Held>();
  const held = useOrientation(phase === 'measuring');
  if (!hasOrientationSensor()) return null;
  if (held && !from) setFrom(held);
  const degrees = from && held ? (motion === 'turn' ? turnedDegrees : tiltedDegrees)(from, held) : null;
  const start = async () => {
    setFrom(undefined);
    setPhase((await askForOrientation()) ? 'measuring' : 'denied');
  };
  const take = () => {
    setPhase(degrees === null ? 'denied' : 'idle');
    if (degrees !== null) onAngle(degrees);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {phase === 'measuring' ? (
        <Button variant="primary" size="play" onClick={take}>
          <span className="figures">{degrees ?? '–'}°</span>
          {words.angleStop}
        </Button>
      ) : (
        <Button size="play" onClick={() => void start()}>
          <DeviceIcon className="size-6" />
          {words.angleStart}
        </Button>
      )}
      <p role="status" className="text-note text-rough">
        {phase === 'denied' ? words.angleDenied : words.angleHow}
      </p>
    </div>
  );
};
