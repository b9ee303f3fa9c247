import { useState } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type CoursePack, ballsOn } from '@divot/ground';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { HoleEndSheet } from './hole-end-sheet.tsx';
import { MarkedBalls } from './marked-balls.tsx';
import { MapStage } from './map-stage.tsx';
import { useMapFace } from './use-map-face.ts';
import { useTap } from './use-marking.ts';
import type { PositionState } from './use-position.ts';

type Props = {
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
export const ShotsEditor = ({ round, hole, pack, n, onDone }: Props) => {
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
