import { WORST_ACCURACY_M } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { isIos } from '#src/platform/pwa/install-offer.ts';
import { type UnitSystem, usePreferences } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';
import type { PositionState } from './use-position.ts';
import type { PositionUse } from './use-position-use.ts';

type Props = {
  readonly position: PositionState;
  readonly use: PositionUse | undefined;
  /** The position is being read now. With reading per mark, this lasts only some seconds. */
  readonly isRead: boolean;
  readonly isAway: boolean;
  readonly units: UnitSystem;
  readonly onTurnOn: (use: PositionUse) => void;
  readonly onTryAgain: () => void;
};

/** Each of these has its own entry in the phone's settings. */
const IOS_BROWSERS = [
  ['CriOS', 'Chrome'],
  ['FxiOS', 'Firefox'],
  ['EdgiOS', 'Edge'],
] as const;

/** How to allow it in this system's settings. */
const wayToAllow = (): string => {
  const { userAgent } = navigator;
  if (isIos(navigator)) {
    const [, browser] = IOS_BROWSERS.find(([mark]) => userAgent.includes(mark)) ?? [];
    return browser === undefined ? copy.allow.ios : copy.allow.iosApp(browser);
  }
  if (userAgent.includes('Android')) return copy.allow.android;
  if (userAgent.includes('Macintosh')) return copy.allow.mac;
  return userAgent.includes('Windows') ? copy.allow.windows : copy.allow.other;
};

const noteFor = ({ fix, problem, isPoor }: PositionState, isAway: boolean, units: UnitSystem) => {
  if (problem !== undefined && (fix === undefined || problem === 'refused')) return copy.problems[problem];
  if (fix === undefined) return copy.waiting;
  if (isPoor) return fix.acc <= WORST_ACCURACY_M ? copy.old : copy.poor(shownMetres(fix.acc, units), yardUnit(units));
  return isAway ? copy.away : undefined;
};

/** Explains the state of the distances, and has the button that asks for the phone's position. */
export const PositionNote = ({ position, use, isRead, isAway, units, onTurnOn, onTryAgain }: Props) => {
  const { positionPerMark, positionsWithRound } = usePreferences();
  if (use === undefined) {
    return (
      <div className="rule-b flex shrink-0 flex-col gap-2 px-4 py-2">
        <p className="text-note">{copy.measureWhy(positionsWithRound)}</p>
        <div className="grid grid-cols-[1.4fr_1fr] gap-2">
          <Button variant={positionPerMark ? 'secondary' : 'primary'} className="px-2!" onClick={() => onTurnOn('map')}>
            <PlaceIcon className="size-5" />
            {copy.measure}
          </Button>
          <Button
            variant={positionPerMark ? 'primary' : 'secondary'}
            className="px-2!"
            onClick={() => onTurnOn('marks')}
          >
            {copy.onlyMarks}
          </Button>
        </div>
      </div>
    );
  }
  const isRefused = position.problem === 'refused';
  const isResting = !isRead && !isRefused && position.problem !== 'unsupported';
  const note = isResting ? copy.resting : noteFor(position, isAway, units);
  return (
    <div role="status" className="rule-b flex shrink-0 items-center gap-3 px-4 py-1.5 text-note empty:hidden">
      {note !== undefined && (
        <p className="flex-1">
          {note} {isRefused && wayToAllow()}
        </p>
      )}
      {isRefused && <Button onClick={onTryAgain}>{copy.tryAgain}</Button>}
      {isResting && <Button onClick={() => onTurnOn('map')}>{copy.measure}</Button>}
    </div>
  );
};
