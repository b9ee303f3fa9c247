import { useState } from 'react';
import { keepPositionsWithRound } from '#src/data/commands/ground.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type CoursePack, ballsOn, holeFromMarks } from '@divot/ground';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { footUnit, shownFeet } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useSession } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';
import { MarkedBalls } from './marked-balls.tsx';
import type { HoleOnMap } from './use-hole-on-map.ts';
import type { Marking } from './use-marking.ts';

type Props = {
  readonly roundId: string;
  readonly hole: Hole;
  readonly pack: CoursePack;
  readonly n: number;
  readonly on: HoleOnMap;
  readonly marking: Marking;
  /** Holes of the card: a ball may have been marked on the wrong one. */
  readonly holes: readonly number[];
  readonly open: boolean;
  readonly onClose: () => void;
};

const PUTTS = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }));

const factsOf = (entry: Partial<Hole>, units: 'imperial' | 'metric'): string =>
  [
    entry.fairway && copy.fairways[entry.fairway],
    entry.firstPuttFt && copy.firstPutt(shownFeet(entry.firstPuttFt, units), footUnit(units)),
    entry.penalties ? copy.penalties(entry.penalties) : undefined,
  ]
    .filter(Boolean)
    .join(DOT);

/** The end of a hole: the marks give the score, the golfer adds the putts and confirms. */
export const HoleEndSheet = ({ roundId, hole, pack, n, on, marking, holes, open, onClose }: Props) => {
  const { units, positionsWithRound } = usePreferences();
  const session = useSession();
  const [putts, setPutts] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const ground = { pack, n, marks: on.marks, flag: on.flag };
  const entry = putts === undefined ? undefined : holeFromMarks(ground, hole, putts);
  const save = async () => {
    if (!entry) return;
    const saved = await recordHole(roundId, hole.n, entry);
    setFailure(saved.ok ? undefined : saved.error);
    // The score is on the card. Positions not sent with it stay on this device.
    if (saved.ok && positionsWithRound && session.kind === 'signed-in') {
      await keepPositionsWithRound(session.user.uid, roundId);
    }
    if (saved.ok) onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={copy.endTitle(hole.n)}
      footer={
        <Button block size="play" variant="primary" disabled={!entry} onClick={() => void save()}>
          {entry?.strokes === undefined ? copy.sayPutts : copy.save(entry.strokes, toParText(entry.strokes - hole.par))}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          play
          label={copy.putts}
          value={putts === undefined ? undefined : String(putts)}
          segments={PUTTS}
          onChange={(value) => setPutts(Number(value))}
        />
        {entry && (
          <p role="status" className="text-note">
            {factsOf(entry, units)}
          </p>
        )}
        <MarkedBalls balls={ballsOn(ground)} hole={hole.n} holes={holes} on={on} marking={marking} />
        {failure !== undefined && <ErrorNote title={failure} />}
      </div>
    </Sheet>
  );
};
