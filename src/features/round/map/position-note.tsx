import { WORST_ACCURACY_M } from '#src/domain/ground/mark.ts';
import { shownMetres, yardUnit } from '#src/platform/lengths.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { PlaceIcon } from '#src/ui/icons/icons.ts';
import { isIos } from '#src/platform/install.ts';
import type { PositionUse } from '#src/platform/position-watch.ts';
import type { UnitSystem } from '#src/platform/preferences.ts';
import { copy } from './copy.ts';
import type { PositionState } from './use-position.ts';

type Props = {
  readonly position: PositionState;
  readonly use: PositionUse | undefined;
  readonly isAway: boolean;
  readonly units: UnitSystem;
  readonly onTurnOn: (use: PositionUse) => void;
  readonly onTryAgain: () => void;
};

/** The system's own way to allow it. */
const wayToAllow = (): string => {
  if (isIos(navigator)) return copy.allow.ios;
  return /Android/.test(navigator.userAgent) ? copy.allow.android : copy.allow.other;
};

const noteFor = ({ fix, problem, isPoor }: PositionState, isAway: boolean, units: UnitSystem) => {
  if (problem !== undefined && (fix === undefined || problem === 'refused')) return copy.problems[problem];
  if (fix === undefined) return copy.waiting;
  if (isPoor) return fix.acc <= WORST_ACCURACY_M ? copy.old : copy.poor(shownMetres(fix.acc, units), yardUnit(units));
  return isAway ? copy.away : undefined;
};

/** Why the distances are what they are, and the tap that asks for the phone's position. */
export const PositionNote = ({ position, use, isAway, units, onTurnOn, onTryAgain }: Props) => {
  if (use === undefined) {
    return (
      <div className="rule-b flex shrink-0 flex-col gap-2 px-4 py-2">
        <p className="text-note">{copy.measureWhy}</p>
        <div className="grid grid-cols-[1.4fr_1fr] gap-2">
          <Button variant="primary" className="px-2!" onClick={() => onTurnOn('map')}>
            <PlaceIcon className="size-5" />
            {copy.measure}
          </Button>
          <Button className="px-2!" onClick={() => onTurnOn('marks')}>
            {copy.onlyMarks}
          </Button>
        </div>
      </div>
    );
  }
  const isResting = use === 'marks' && position.problem === undefined && (!position.fix || position.isPoor);
  const note = isResting ? copy.resting : noteFor(position, isAway, units);
  const isRefused = position.problem === 'refused';
  return (
    <div role="status" className="rule-b flex shrink-0 items-center gap-3 px-4 py-1.5 text-note empty:hidden">
      {note !== undefined && (
        <p className="flex-1">
          {note} {isRefused && wayToAllow()}
        </p>
      )}
      {isRefused && <Button onClick={onTryAgain}>{copy.tryAgain}</Button>}
    </div>
  );
};
