import type { Point } from '@divot/ground';
import { metresOf, shownMetres } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';

const STEP = 5; // yards or metres
const ASIDE = 80; // as far aside, and beyond the flag

type Props = {
  /** Points of the drawing, with `unitsPerM` to a metre: where distances start, the flag, the target if there is one. */
  readonly from: Point;
  readonly flag: Point;
  readonly target: Point | undefined;
  readonly unitsPerM: number;
  readonly units: UnitSystem;
  /** The distances to the target and on to the flag in words. Undefined without a target. */
  readonly legs: string | undefined;
  readonly onTarget: (at: Point) => void;
};

/**
 * The target by two sliders: with a screen reader nobody can tap a place on a map. They show while they have the focus.
 */
export const AimSliders = ({ from, flag, target, unitsPerM, units, legs, onTarget }: Props) => {
  const [dx, dy] = [flag[0] - from[0], flag[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const unit = metresOf(1, units) * unitsPerM;
  const [tx, ty] = target ? [target[0] - from[0], target[1] - from[1]] : [dx / 2, dy / 2];
  const at = { ahead: (tx * ux + ty * uy) / unit, aside: (ty * ux - tx * uy) / unit };
  const aim = ({ ahead, aside }: typeof at) =>
    onTarget([from[0] + (ahead * ux - aside * uy) * unit, from[1] + (ahead * uy + aside * ux) * unit]);
  const toFlag = shownMetres(length / unitsPerM, units);
  const sliders = [
    { name: 'ahead', max: toFlag + ASIDE, min: 0, text: legs },
    { name: 'aside', max: ASIDE, min: -ASIDE, text: target && copy.aimedAside(Math.round(at.aside), units) },
  ] as const;
  return (
    <div
      role="group"
      aria-label={copy.aim}
      className="sr-only bg-paper focus-within:not-sr-only focus-within:p-3! focus-within:absolute focus-within:inset-x-2 focus-within:bottom-2 focus-within:rounded-control"
    >
      {sliders.map(({ name, min, max, text }) => (
        <label key={name} className="block text-note">
          {copy.aims[name]}
          <input
            type="range"
            min={min}
            max={max}
            step={STEP}
            value={Math.round(at[name])}
            aria-valuetext={text ?? copy.noTarget}
            className="h-11 w-full accent-fairway"
            onChange={({ currentTarget }) => aim({ ...at, [name]: Number(currentTarget.value) })}
          />
        </label>
      ))}
    </div>
  );
};
