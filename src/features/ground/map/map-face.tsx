import { type ReactNode, useState } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import type { CoursePack } from '@divot/ground';
import { mayPlanLive } from '#src/domain/plan/book.ts';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import { holeLengthTexts, shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { useSwipe } from '#src/ui/primitives/use-swipe.ts';
import { copy } from './copy.ts';
import { HoleEndSheet } from './hole-end-sheet.tsx';
import { HoleList } from './hole-list.tsx';
import { LivePlan } from './live-plan.tsx';
import { MarkPanel } from './mark-panel.tsx';
import { MapHead } from './map-head.tsx';
import { MapNumbers } from './map-numbers.tsx';
import { PositionNote } from './position-note.tsx';
import { OwnHole } from './own-hole.tsx';
import { MapStage } from './map-stage.tsx';
import { useMapFace } from './use-map-face.ts';
import type { HoleOnMap } from './use-hole-on-map.ts';
import type { Marking, TapState } from './use-marking.ts';
import type { PositionState } from './use-position.ts';
import type { PositionUse } from './use-position-use.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';

type MarkBarProps = {
  readonly marking: Marking;
  /** The phone shares its position. Otherwise no tap waits for one. */
  readonly canMark: boolean;
  readonly hasMarks: boolean;
  readonly onMark: () => void;
  readonly onEnd: () => void;
  readonly onCard: () => void;
};

/** Thumb buttons: mark the ball, end the hole, open the card. */
const MarkBar = ({ marking, canMark, hasMarks, onMark, onEnd, onCard }: MarkBarProps) => (
  <Foot className="grid shrink-0 grid-cols-[auto_1fr_auto] gap-2 px-3 py-2">
    <Button size="play" className="px-3!" disabled={!hasMarks} onClick={onEnd}>
      {copy.end}
    </Button>
    {marking.isWaiting && canMark ? (
      <Button size="play" onClick={marking.cancel}>
        {copy.waitingForFix}
      </Button>
    ) : (
      <Button size="play" variant="primary" disabled={!canMark} onClick={onMark}>
        <PlaceIcon className="size-5" />
        {copy.markBall}
      </Button>
    )}
    <Button size="play" className="px-3!" onClick={onCard}>
      {copy.card}
    </Button>
  </Foot>
);

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly courseName: string;
  readonly pack: CoursePack;
  /** The hole's number on the map. */
  readonly n: number;
  readonly position: PositionState;
  readonly tapState: TapState;
  /** The card's holes in playing order. */
  readonly inPlay: readonly Hole[];
  /** Turns to the hole where a ball was marked. */
  readonly onTurn: (hole: number) => void;
  /** Opens a hole picked from the list. */
  readonly onShow: (hole: number) => void;
  readonly use: PositionUse | undefined;
  readonly isRead: boolean;
  readonly onTurnOn: (use: PositionUse) => void;
  readonly onTryAgain: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onCard: () => void;
  readonly onPlayed: () => void;
  /** The way to the Rules. */
  readonly rules: ReactNode;
};

const labelOf = ({ isOnHole, isEstimated, toFlagM }: HoleOnMap, units: UnitSystem): string => {
  const unit = yardUnit(units);
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

/** One hole with its map: figures at the top, the hole below them, buttons for the thumb at the bottom. */
export const MapFace = (props: Props) => {
  const { hole, pack, n, position, round, tapState, inPlay, onTurn } = props;
  const face = useMapFace({ roundId: round.id, hole, pack, n, position, tapState, inPlay, onTurn, isPlayed: true });
  const { on, marking, units } = face;
  const [isEnding, setIsEnding] = useState(false);
  const shown = on.marks.find(({ id }) => id === marking.shownId);
  const swipe = useSwipe(props.onCard);
  const accuracy = position.fix && copy.accuracy(shownMetres(position.fix.acc, units), yardUnit(units));
  const isCompetition = round.mode === 'competition';
  const length = holeLengthTexts(holeLength(hole, pack), units);
  const common = { pack, n, on, marking };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="-mx-4 flex min-h-[30rem] flex-col lg:mx-0 lg:grid lg:-mb-12 lg:h-[calc(100dvh-5.25rem)] lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:gap-x-8">
        <div className="contents lg:col-start-2 lg:block">
          <div {...swipe} className="contents">
            <MapHead
              hole={hole}
              accuracy={accuracy}
              facts={[
                isCompetition ? copy.distancesOnly : undefined,
                [length.card, length.map].filter(Boolean).join(' '),
                props.courseName,
              ]}
              onPrevious={props.onPrevious}
              onNext={props.onNext}
              rules={props.rules}
            />
            <Numbers on={on} isPoor={position.isPoor} units={units} />
          </div>
          {mayPlanLive(round) && (
            <LivePlan pack={pack} n={n} from={on.from} units={units} isPoor={position.isPoor && on.isOnHole} />
          )}
          <PositionNote {...props} isAway={!on.isOnHole} units={units} />
          {round.courseId !== undefined && (
            <OwnHole courseId={round.courseId} n={n} pack={pack} face={face} position={position} />
          )}
        </div>
        <MapStage
          face={face}
          pack={pack}
          hole={hole}
          position={position}
          className="lg:col-start-1 lg:row-span-3 lg:row-start-1"
        />
        <HoleList
          holes={inPlay}
          shown={hole.n}
          onShow={props.onShow}
          className="relative overflow-y-auto max-lg:hidden lg:col-start-2 lg:py-3"
        />
        <div className="contents lg:col-start-2 lg:block">
          {shown && <MarkPanel {...common} mark={shown} units={units} isCompetition={isCompetition} />}
          <MarkBar
            marking={marking}
            canMark={props.use !== undefined && !['refused', 'unsupported'].includes(position.problem ?? '')}
            hasMarks={on.marks.length > 0}
            onMark={() => {
              props.onPlayed();
              face.clearTarget();
              marking.mark();
            }}
            onEnd={() => setIsEnding(true)}
            onCard={props.onCard}
          />
        </div>
        <HoleEndSheet
          {...common}
          key={String(isEnding)}
          roundId={round.id}
          hole={hole}
          holes={inPlay.map((one) => one.n)}
          open={isEnding}
          onClose={() => setIsEnding(false)}
        />
      </div>
    </div>
  );
};
