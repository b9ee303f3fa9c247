import { ballFlight } from '#src/domain/bag/ball-flight.ts';
import { copy } from '#src/features/bag/copy.ts';
import type { BagClub } from '#src/features/bag/use-bag.ts';
import { shownMetres, unitWord } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';

const words = copy.club;
const sideOf = (value: number): string => (value < 0 ? words.left : words.right);

type Props = { readonly shots: BagClub['shots']; readonly handedness: 'right' | 'left' | undefined };

/** The ball's start direction and curve, which no video shows. Shows nothing under ten shots with both measured. */
export const FlightLine = ({ shots, handedness }: Props) => {
  const { units } = usePreferences();
  const flight = ballFlight(shots, handedness);
  if (!flight) return null;
  const [start, curve] = [Math.round(flight.startDeg), shownMetres(flight.curveM, units)];
  return (
    <div className="rule-t pt-3">
      <h3 className="label text-rough">{words.flight}</h3>
      <p className="text-lead font-medium">{flight.shape ? words.flightShapes[flight.shape] : words.flightOpen}</p>
      <p className="text-note text-rough">
        {words.flightText(
          start === 0 ? words.onLine : words.starts(Math.abs(start), sideOf(start)),
          curve === 0
            ? words.curvesNot
            : words.curves(Math.abs(curve), unitWord(units, Math.abs(curve)), sideOf(curve)),
          flight.n,
        )}
      </p>
    </div>
  );
};
