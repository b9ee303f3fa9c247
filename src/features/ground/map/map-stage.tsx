import { clsx } from 'clsx';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import type { CoursePack, HoleView, Position, ShownHazard } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';
import { AimSliders } from './aim-sliders.tsx';
import { HoleMap } from './hole-map.tsx';
import type { MapFaceState } from './use-map-face.ts';
import type { HoleOnMap } from './use-hole-on-map.ts';
import type { PositionState } from './use-position.ts';

type HazardListProps = {
  readonly hazards: readonly ShownHazard[];
  readonly units: UnitSystem;
  /** The side of the map away from the green. */
  readonly side: 'left' | 'right';
  /** An old or poor position: shown grey. */
  readonly isPoor: boolean;
};

/** At most three hazards ahead: type, side, where each begins, and the carry over it. */
const HazardList = ({ hazards, units, side, isPoor }: HazardListProps) =>
  hazards.length > 0 && (
    <section
      aria-label={copy.hazardList}
      className={clsx(
        'pointer-events-none absolute top-2 rounded-control bg-paper/92 px-2.5 py-1 in-data-[theme=sunlight]:edge in-data-[theme=sunlight]:bg-paper',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <p className="text-fine text-rough">{copy.hazards}</p>
      <ul className={clsx('figures text-note', isPoor && 'text-rough')}>
        {hazards.map(({ kind, side: where, reachM, carryM, isAllAlong }) => (
          <li key={`${kind} ${where} ${reachM}`} className="flex items-baseline justify-between gap-3">
            <span>
              {copy.kinds[kind]} <span className="text-rough">{isAllAlong ? '' : copy.side(where)}</span>
            </span>
            <span>
              {isAllAlong ? (
                copy.allAlong(where)
              ) : (
                <span className="text-lead">
                  <b>{shownMetres(reachM, units)}</b>–{shownMetres(carryM, units)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

type Props = {
  readonly face: MapFaceState;
  readonly pack: CoursePack;
  readonly hole: Hole;
  readonly position: PositionState;
  readonly className?: string;
};

const legsOf = (on: HoleOnMap, target: Position | undefined, units: UnitSystem): string | undefined => {
  if (!target) return undefined;
  const [to, rest] = [on.metresBetween(on.from, target), on.metresBetween(target, on.flag)];
  return copy.legs(shownMetres(to, units), shownMetres(rest, units), yardUnit(units));
};

const drawnLabel = (on: HoleOnMap, hole: Hole, legs: string | undefined, units: UnitSystem): string => {
  const whole = copy.drawn(hole.n, shownMetres(on.toFlagM ?? on.distances.middleM, units), yardUnit(units));
  return legs === undefined ? whole : `${whole}. ${legs}`;
};

/** What a target, or a flag that the golfer moved, can be used for. */
const TargetAction = ({ face: { target, insertAtTarget, on } }: { readonly face: MapFaceState }) => {
  if (!target && on.toFlagM === undefined) return null;
  return (
    <div className="pb-2 pl-2">
      {target ? (
        <Button onClick={insertAtTarget}>{copy.markHere}</Button>
      ) : (
        <Button onClick={() => on.moveFlag(undefined)}>{copy.flagBack}</Button>
      )}
    </div>
  );
};

/** Everything that stands on the drawn hole, in its picture. */
const spotsOn = ({ on, target, balls, corners }: MapFaceState, { toView }: HoleView, { fix }: PositionState) => ({
  from: toView(on.from),
  here: fix && on.isOnHole ? toView(fix) : undefined,
  accuracyM: fix?.acc ?? 0,
  target: target && toView(target),
  flag: toView(on.flag),
  marks: balls.map(({ n, place }) => ({ n, at: toView(place) })),
  corners: corners?.map(toView),
});

/** The drawn hole with its hazards, and the actions a tap on it offers. */
export const MapStage = ({ face, pack, hole, position, className }: Props) => {
  const { ref, input, on, size, units, target, aim, corners } = face;
  const { view, hazards, side = 'right', covered } = on;
  const isPoor = position.isPoor && on.isOnHole; // distances from the tee are exact
  const legs = legsOf(on, target, units);
  return (
    <div ref={ref} className={clsx('relative min-h-0 flex-1 overflow-hidden', className)}>
      {view && size && (
        <HoleMap
          view={view}
          size={size}
          units={units}
          isPoor={isPoor}
          label={corners ? copy.traceByKeys(hole.n, corners.length) : drawnLabel(on, hole, legs, units)}
          input={input}
          hint={corners ? undefined : copy.byKeys}
          covered={covered}
          spots={spotsOn(face, view, position)}
        />
      )}
      <HazardList hazards={hazards} units={units} side={side} isPoor={isPoor} />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap-reverse items-end justify-between gap-x-2 *:pointer-events-auto">
        {!corners && <TargetAction face={face} />}
        <Attribution
          pack={pack}
          className="ml-auto bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline"
        />
      </div>
      {view && !corners && (
        <AimSliders
          from={view.toView(on.from)}
          flag={view.toView(on.flag)}
          target={target && view.toView(target)}
          unitsPerM={view.unitsPerM}
          units={units}
          legs={legs}
          onTarget={aim}
        />
      )}
    </div>
  );
};
