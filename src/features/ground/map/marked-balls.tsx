import type { Lie } from '#src/domain/entities/round.entity.ts';
import type { ballsOn } from '@divot/ground';
import { METRES_PER_FOOT } from '@divot/basics';
import { footUnit, shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { type UnitSystem, usePreferences } from '#src/platform/settings/preferences.ts';
import { DeleteIcon } from '#src/ui/icons/screen-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { HoleOnMap } from './use-hole-on-map.ts';
import type { Marking } from './use-marking.ts';

type Props = {
  readonly balls: ReturnType<typeof ballsOn>;
  readonly hole: number;
  /** Holes of the card that a ball can be moved to. */
  readonly holes: readonly number[];
  readonly on: Pick<HoleOnMap, 'metresBetween' | 'flag'>;
  readonly marking: Pick<Marking, 'moveTo' | 'removeListed'>;
};

/** A stroke's length in the golfer's unit, or a putt's in feet. */
const lengthOf = (lie: Lie, metres: number, units: UnitSystem): string =>
  lie === 'green' && units === 'imperial'
    ? `${Math.round(metres / METRES_PER_FOOT)} ${footUnit(units)}`
    : `${shownMetres(metres, units)} ${yardUnit(units)}`;

/** A hole's balls in words. A mark can be moved to the hole it was played on, or deleted. */
export const MarkedBalls = ({ balls, hole, holes, on, marking }: Props) => {
  const { units } = usePreferences();
  const options = holes.map((n) => ({ value: String(n), label: copy.hole(n) }));
  return (
    <ol className="rule-t">
      {balls.map((ball, at) => {
        const { id, isAssumed } = ball;
        return (
          <li key={id ?? 'tee'} className="rule-b flex min-h-touch items-center gap-2 py-1">
            <span className="figures w-6 text-rough">{at + 1}</span>
            <span className="flex-1">
              {[copy.lies[ball.lie], ball.club, ball.isDrop ? copy.dropped : undefined].filter(Boolean).join(', ')}
            </span>
            <span className="figures">
              {lengthOf(ball.lie, on.metresBetween(ball, balls[at + 1] ?? on.flag), units)}
            </span>
            {id !== undefined && !isAssumed && (
              <>
                <Select
                  hideLabel
                  label={copy.holeOfShot(at + 1)}
                  value={String(hole)}
                  options={options}
                  onChange={(n) => marking.moveTo(id, Number(n))}
                />
                <IconButton
                  label={copy.removeShot(at + 1)}
                  icon={<DeleteIcon className="size-5" />}
                  onClick={() => marking.removeListed(id)}
                />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
};
