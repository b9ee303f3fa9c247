import { clsx } from 'clsx';
import { useState } from 'react';
import { useGround } from '#src/data/queries/ground.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type CoursePack, ballsOn, packHoleOf } from '@divot/ground';
import { holesInPlay } from '@divot/golf-rules';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import type { GoTo } from '#src/platform/play-search.ts';
import { copy } from './copy.ts';
import { HoleList } from './hole-list.tsx';
import { HoleShots } from './hole-shots.tsx';
import { HoleEndSheet } from './hole-end-sheet.tsx';
import { MarkedBalls } from './marked-balls.tsx';
import { MapStage } from './map-stage.tsx';
import { useMapFace } from './use-map-face.ts';
import { useTap } from './use-marking.ts';
import type { PositionState } from './use-position.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

type ShotsEditorProps = {
  readonly round: Round;
  readonly hole: Hole;
  readonly pack: CoursePack;
  readonly n: number;
  readonly onDone: () => void;
};

const NO_POSITION: PositionState = { fix: undefined, fixes: [], problem: undefined, isPoor: false };
/** Does nothing: no ball is marked here, and marks move only within their hole. */
const stay = () => undefined;

/** Moves, adds and deletes marks after the round. The card changes when the golfer confirms. */
const ShotsEditor = ({ round, hole, pack, n, onDone }: ShotsEditorProps) => {
  const tapState = useTap();
  const face = useMapFace({
    roundId: round.id,
    hole,
    pack,
    n,
    position: NO_POSITION,
    tapState,
    inPlay: round.holes,
    onTurn: stay,
    isPlayed: false,
  });
  const [isEnding, setIsEnding] = useState(false);
  const { on, marking } = face;
  const holes = round.holes.map((one) => one.n);
  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <div className="mx-auto flex h-140 w-full max-w-105 flex-col">
        <MapStage face={face} pack={pack} hole={hole} position={NO_POSITION} />
      </div>
      <div className="flex flex-col gap-3">
        <p className="text-note">{copy.editHint}</p>
        <MarkedBalls
          balls={ballsOn({ pack, n, marks: on.marks, flag: on.flag })}
          hole={hole.n}
          holes={holes}
          on={on}
          marking={marking}
        />
        <div className="grid grid-cols-2 gap-2">
          <Button size="play" disabled={on.marks.length === 0} onClick={() => setIsEnding(true)}>
            {copy.toCard}
          </Button>
          <Button size="play" variant="primary" onClick={onDone}>
            {copy.editDone}
          </Button>
        </div>
      </div>
      <HoleEndSheet
        key={String(isEnding)}
        roundId={round.id}
        hole={hole}
        pack={pack}
        n={n}
        on={on}
        marking={marking}
        holes={holes}
        open={isEnding}
        onClose={() => setIsEnding(false)}
      />
    </div>
  );
};

type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };

/** A finished round hole by hole: the marked shots, on the map of the course. */
export const ShotsMap = ({ round, hole, go }: Props) => {
  const { ground, ready } = useGround(round.courseId);
  const [first] = useState(() => hole ?? round.holesPlanned[0] ?? 1);
  const shown = hole ?? first;
  const current = round.holes.find(({ n }) => n === shown);
  const n = ground && packHoleOf(ground.pack, shown);
  const onMap = ground && n !== undefined && current ? { round, hole: current, pack: ground.pack, n } : undefined;
  const [edited, setEdited] = useState<number>();
  const isEditing = edited === shown;
  const at = round.holesPlanned.indexOf(shown);
  const show = (next: number | undefined) =>
    next !== undefined && go({ round: round.id, view: 'shots', hole: next }, { replace: true });
  if (!ready) return null;
  return (
    <Page
      width="wide"
      title={copy.roundTitle}
      lead={round.courseSnapshot?.name}
      back={<BackLink label={copy.card} onClick={() => go({ round: round.id, view: 'card' })} />}
    >
      <div className={clsx('flex items-center justify-center gap-4 lg:justify-start', !isEditing && 'lg:hidden')}>
        <IconButton
          label={copy.previous}
          icon={<BackIcon />}
          disabled={at <= 0}
          onClick={() => show(round.holesPlanned[at - 1])}
        />
        <p className="figures text-head font-strong">{copy.holeScore(shown, current?.par ?? 4, current?.strokes)}</p>
        <IconButton
          label={copy.next}
          icon={<ForwardIcon />}
          disabled={at >= round.holesPlanned.length - 1}
          onClick={() => show(round.holesPlanned[at + 1])}
        />
      </div>
      {isEditing && onMap ? (
        <ShotsEditor key={shown} {...onMap} onDone={() => setEdited(undefined)} />
      ) : (
        <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
          <HoleList holes={holesInPlay(round)} shown={shown} onShow={show} className="max-lg:hidden" />
          {onMap ? (
            <HoleShots key={shown} {...onMap} onEdit={() => setEdited(shown)} />
          ) : (
            <EmptyState
              of="map"
              action={<Button onClick={() => go({ round: round.id, view: 'card' })}>{copy.card}</Button>}
            >
              {copy.noMap}
            </EmptyState>
          )}
        </div>
      )}
    </Page>
  );
};
