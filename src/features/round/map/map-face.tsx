import { useProfile } from '#src/data/queries/profile.ts';
import { useState } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import type { GroundMark } from '#src/domain/ground/ground-marks.ts';
import { isTeeMark } from '#src/domain/ground/hole-from-marks.ts';
import type { CoursePack, Position } from '#src/domain/ground/course-pack.ts';
import type { PositionUse } from '#src/platform/position-watch.ts';
import { type UnitSystem, usePreferences } from '#src/platform/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { useSize } from '#src/ui/layout/use-size.ts';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';
import { Attribution } from '#src/features/round/ground/attribution.tsx';
import { shownMetres, yardUnit } from '#src/features/round/lengths.ts';
import { copy } from './copy.ts';
import { HoleEndSheet } from './hole-end-sheet.tsx';
import { MarkBar } from './mark-bar.tsx';
import { MarkPanel } from './mark-panel.tsx';
import { useMarking } from './use-marking.ts';
import { HazardList } from './hazard-list.tsx';
import { HoleMap } from './hole-map.tsx';
import { MapHead } from './map-head.tsx';
import { MapNumbers } from './map-numbers.tsx';
import { OwnGreen } from './own-green.tsx';
import { PositionNote } from './position-note.tsx';
import { type HoleOnMap, useHoleOnMap } from './use-hole-on-map.ts';
import { useMapPointers } from './use-map-pointers.ts';
import type { PositionState } from './use-position.ts';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly courseName: string;
  readonly pack: CoursePack;
  /** The hole of the map. */
  readonly n: number;
  readonly position: PositionState;
  readonly use: PositionUse | undefined;
  readonly onTurnOn: (use: PositionUse) => void;
  readonly onTryAgain: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onCard: () => void;
  readonly onPlayed: () => void;
};

const labelOf = ({ isOnHole, isEstimated, toFlagM }: HoleOnMap, units: UnitSystem): string => {
  const unit = units === 'metric' ? 'm' : 'yd';
  if (!isOnHole) return copy.fromTee[unit];
  if (isEstimated) return copy.estimated[unit];
  return toFlagM === undefined ? copy.middle[unit] : copy.flag[unit];
};

const Numbers = ({ on, isPoor, units }: { readonly on: HoleOnMap; readonly isPoor: boolean; units: UnitSystem }) => {
  const { frontM, middleM, backM } = on.distances;
  const shown = (metres: number | undefined) => (metres === undefined ? undefined : shownMetres(metres, units));
  return (
    <MapNumbers
      front={shown(frontM)}
      middle={shown(on.toFlagM ?? middleM)}
      back={shown(backM)}
      label={labelOf(on, units)}
      isPoor={isPoor && on.isOnHole}
    />
  );
};

const drawnLabel = (on: HoleOnMap, hole: Hole, target: Position | undefined, units: UnitSystem): string => {
  const unit = yardUnit(units);
  const whole = copy.drawn(hole.n, shownMetres(on.toFlagM ?? on.distances.middleM, units), unit);
  if (!target) return whole;
  const [to, rest] = [on.metresBetween(on.from, target), on.metresBetween(target, on.flag)];
  return `${whole}. ${copy.legs(shownMetres(to, units), shownMetres(rest, units), unit)}`;
};

const isMade = ({ isAssumed }: GroundMark) => !isAssumed;

/** One hole with its map: figures on top, the hole under them, the thumb's buttons at the foot. */
export const MapFace = (props: Props) => {
  const { hole, pack, position, round } = props;
  const { units } = usePreferences();
  const { ref, size } = useSize();
  const [target, setTarget] = useState<Position>();
  const on = useHoleOnMap({ pack, n: props.n, cardHole: hole.n, roundId: round.id, position, size });
  const marking = useMarking({
    roundId: round.id,
    hole: hole.n,
    marks: on.marks,
    fixes: position.fixes,
    teeFor: (mark) => (isTeeMark(pack, props.n, mark) ? undefined : on.tee),
  });
  const { profile } = useProfile();
  const [isEnding, setIsEnding] = useState(false);
  const { view } = on;
  const shown = on.marks.find(({ id }) => id === marking.shownId);
  const flagAt = view?.toView(on.flag) ?? [0, 0];
  const pointers = useMapPointers({
    target: target && view?.toView(target),
    flag: flagAt,
    marks: view ? on.marks.filter(isMade).map((mark) => ({ id: mark.id, at: view.toView(mark) })) : [],
    onMark: (id, at) => view && marking.change(id, view.toPosition(at)),
    onTarget: (at) => setTarget(at && view?.toPosition(at)),
    onFlag: (at) => {
      const place = view?.toPosition(at);
      if (place && on.isOnGreen(place)) on.moveFlag(place);
    },
  });
  const swipe = useSwipe(props.onCard);
  const accuracy = position.fix && copy.accuracy(shownMetres(position.fix.acc, units), yardUnit(units));
  const isCompetition = round.mode === 'competition';
  return (
    <div data-fills className="grid grid-cols-[minmax(0,1fr)]">
      <div className="-mx-4 flex min-h-[30rem] flex-col lg:mx-0 lg:h-[calc(100dvh-8rem)] lg:max-w-120">
        <div {...swipe} className="contents">
          <MapHead
            hole={hole}
            facts={[isCompetition ? copy.distancesOnly : undefined, accuracy, props.courseName]}
            onPrevious={props.onPrevious}
            onNext={props.onNext}
          />
          <Numbers on={on} isPoor={position.isPoor} units={units} />
        </div>
        <PositionNote {...props} isAway={!on.isOnHole} units={units} />
        {on.isEstimated && on.isAtGreen && position.fix && !position.isPoor && round.courseId !== undefined && (
          <OwnGreen courseId={round.courseId} n={props.n} at={position.fix} />
        )}
        <div ref={ref} className="relative min-h-0 flex-1 overflow-hidden">
          {view && size && (
            <HoleMap
              view={view}
              size={size}
              units={units}
              isPoor={position.isPoor}
              label={drawnLabel(on, hole, target, units)}
              pointers={pointers}
              spots={{
                from: view.toView(on.from),
                here: position.fix && on.isOnHole ? view.toView(position.fix) : undefined,
                accuracyM: position.fix?.acc ?? 0,
                target: target && view.toView(target),
                flag: flagAt,
                marks: on.marks.filter(isMade).map(view.toView),
              }}
            />
          )}
          <HazardList hazards={on.hazards} units={units} side={size && flagAt[0] < size.width / 2 ? 'right' : 'left'} />
          {target && (
            <Button
              className="absolute bottom-2 left-2"
              onClick={() => {
                marking.insert(target, (at) => on.metresBetween(at, on.flag));
                setTarget(undefined);
              }}
            >
              {copy.markHere}
            </Button>
          )}
          <Attribution className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline" />
        </div>
        {shown ? (
          <MarkPanel
            pack={pack}
            n={props.n}
            on={on}
            mark={shown}
            marking={marking}
            bag={profile?.bag ?? []}
            units={units}
            isCompetition={isCompetition}
          />
        ) : null}
        <MarkBar
          marking={marking}
          canMark={props.use !== undefined && position.problem !== 'refused'}
          hasMarks={on.marks.length > 0}
          onMark={() => {
            props.onPlayed();
            setTarget(undefined);
            marking.mark();
          }}
          onEnd={() => setIsEnding(true)}
          onCard={props.onCard}
        />
        <HoleEndSheet
          key={String(isEnding)}
          roundId={round.id}
          hole={hole}
          pack={pack}
          n={props.n}
          on={on}
          marking={marking}
          open={isEnding}
          onClose={() => setIsEnding(false)}
        />
      </div>
    </div>
  );
};
