import { type ReactNode, useEffect } from 'react';
import { useCourse } from '#src/data/queries/courses.ts';
import { useGround, useRoundMarks } from '#src/data/queries/ground.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { MapLine } from '#src/features/ground/courses/map-line.tsx';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { packHoleOf } from '@divot/ground';
import { holesInPlay } from '@divot/golf-rules';
import { nextHole } from '#src/domain/rounds/next-hole.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { MapFace } from './map-face.tsx';
import { useHoleFollow } from './use-hole-follow.ts';
import { isTapWaiting, useTap } from './use-marking.ts';
import { usePosition } from './use-position.ts';
import { usePositionUse } from './use-position-use.ts';
import { copy } from './copy.ts';
import { shownYards } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { MapHead } from './map-head.tsx';
import { MapNumbers } from './map-numbers.tsx';

type NoMapProps = {
  readonly hole: Hole;
  readonly courseName: string;
  /** True if the course has a map, but without this hole. */
  readonly hasMap: boolean;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onCard: () => void;
  readonly course: Course | undefined;
  readonly rules: ReactNode;
};

/** Without a map, the card's length replaces the figures and scoring comes first. */
const NoMap = ({ hole, courseName, hasMap, onPrevious, onNext, onCard, course, rules }: NoMapProps) => {
  const { units } = usePreferences();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="-mx-4 flex flex-col lg:mx-0 lg:max-w-120">
        <MapHead hole={hole} facts={[courseName]} onPrevious={onPrevious} onNext={onNext} rules={rules} />
        <MapNumbers
          middle={hole.yards ? shownYards(hole.yards, units) : undefined}
          label={copy.fromCard[units === 'metric' ? 'm' : 'yd']}
          isPoor={false}
        />
        <div className="flex flex-1 flex-col items-start justify-center gap-4 p-4">
          <ContourDrawing className="w-40 self-center" />
          <p className="text-lead font-medium">{hasMap ? copy.noHole : copy.noMap}</p>
          {!hasMap && course && <MapLine course={course} />}
        </div>
        <Foot className="grid px-3 py-2">
          <Button size="play" variant="primary" onClick={onCard}>
            {copy.score}
          </Button>
        </Foot>
      </div>
    </div>
  );
};

type Props = {
  readonly round: Round;
  readonly hole: number | undefined;
  readonly go: GoTo;
  /** The way to the Rules, from this hole. */
  readonly rules: (hole: Hole) => ReactNode;
};

/** The pad's other side: the hole from above and the distances to the green. */
export const MapScreen = ({ round, hole, go, rules }: Props) => {
  const { ground, ready } = useGround(round.courseId);
  const { document: course } = useCourse(round.courseId);
  const tapState = useTap();
  const reading = usePositionUse(round.id, isTapWaiting(tapState, useRoundMarks(round.id)));
  const inPlay = holesInPlay(round);
  const current = inPlay.find(({ n }) => n === (hole ?? nextHole(round))) ?? inPlay[0];
  const position = usePosition(ground && reading.watch);
  const show = (n: number) => go({ round: round.id, view: 'map', hole: n }, { replace: true });
  const follow = useHoleFollow(ground?.pack, position.fix, current?.n ?? 1, inPlay, show);
  useImmersive();
  useWakeLock(reading.use === 'map');
  useEffect(() => {
    document.title = `${copy.title(current?.n ?? 1)} · Divot`;
  }, [current?.n]);
  if (!current || !ready) return null;
  const beside = (by: 1 | -1): Hole | undefined => inPlay[inPlay.indexOf(current) + by];
  const turn = (to: Hole | undefined) => (to ? () => show(to.n) : undefined);
  const packHole = ground && packHoleOf(ground.pack, current.n);
  const common = {
    round,
    hole: current,
    courseName: round.courseSnapshot?.name ?? '',
    onPrevious: turn(beside(-1)),
    onNext: turn(beside(1)),
    onCard: () => go({ round: round.id, hole: current.n }, { replace: true }),
    rules: rules(current),
  };
  if (ground === undefined || packHole === undefined) {
    return <NoMap {...common} hasMap={ground !== undefined} course={course} />;
  }
  return (
    <MapFace
      key={current.n}
      {...common}
      pack={ground.pack}
      n={packHole}
      position={position}
      tapState={tapState}
      inPlay={inPlay}
      onShow={show}
      onTurn={(played) => {
        follow.play(played);
        show(played);
      }}
      use={reading.use}
      isRead={reading.watch !== undefined}
      onTurnOn={reading.turnOn}
      onTryAgain={reading.tryAgain}
      onPlayed={() => {
        follow.play(current.n);
        reading.readForMark();
      }}
    />
  );
};
