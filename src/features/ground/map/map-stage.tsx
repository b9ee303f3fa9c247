import { clsx } from 'clsx';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import type { CoursePack, Position, ShownHazard } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';
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

const drawnLabel = (on: HoleOnMap, hole: Hole, target: Position | undefined, units: UnitSystem): string => {
  const unit = yardUnit(units);
  const whole = copy.drawn(hole.n, shownMetres(on.toFlagM ?? on.distances.middleM, units), unit);
  if (!target) return whole;
  const [to, rest] = [on.metresBetween(on.from, target), on.metresBetween(target, on.flag)];
  return `${whole}. ${copy.legs(shownMetres(to, units), shownMetres(rest, units), unit)}`;
};

/** The drawn hole with its hazards, and the actions a tap on it offers. */
export const MapStage = ({ face, pack, hole, position, className }: Props) => {
  const { ref, input, on, size, units, target, balls, insertAtTarget, corners } = face;
  const { view, hazards, side = 'right', covered } = on;
  const isPoor = position.isPoor && on.isOnHole; // distances from the tee are exact
  return (
    <div ref={ref} className={clsx('relative min-h-0 flex-1 overflow-hidden', className)}>
      {view && size && (
        <HoleMap
          view={view}
          size={size}
          units={units}
          isPoor={isPoor}
          label={corners ? copy.traceByKeys(hole.n, corners.length) : drawnLabel(on, hole, target, units)}
          input={input}
          covered={covered}
          spots={{
            from: view.toView(on.from),
            here: position.fix && on.isOnHole ? view.toView(position.fix) : undefined,
            accuracyM: position.fix?.acc ?? 0,
            target: target && view.toView(target),
            flag: view.toView(on.flag),
            marks: balls.map(({ n, place }) => ({ n, at: view.toView(place) })),
            corners: corners?.map(view.toView),
          }}
        />
      )}
      <HazardList hazards={hazards} units={units} side={side} isPoor={isPoor} />
      {!corners && (target ?? on.toFlagM) !== undefined && (
        <div className="absolute bottom-2 left-2">
          {target ? (
            <Button onClick={insertAtTarget}>{copy.markHere}</Button>
          ) : (
            <Button onClick={() => on.moveFlag(undefined)}>{copy.flagBack}</Button>
          )}
        </div>
      )}
      <Attribution
        pack={pack}
        className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline"
      />
    </div>
  );
};
