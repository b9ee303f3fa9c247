import { useState } from 'react';
import type { Score } from '@divot/golf-games';
import { changeEvent } from '#src/data/commands/events.ts';
import { type EventPlayer, type GolfEvent, boardOf, groupOf, scoreOn, withCard } from '#src/domain/events/event.ts';
import { holeOf, playOrder } from '@divot/golf-rules';
import { ok } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';

const words = copy.board;
const MOST_STROKES = 20;

/** 'wrong' for what is neither blank, 1 to 20, nor X. */
const readScore = (typed: string): Score | undefined | 'wrong' => {
  const written = typed.trim().toUpperCase();
  if (written === '') return undefined;
  if (written === 'X') return 'X';
  const strokes = Number(written);
  return Number.isInteger(strokes) && strokes >= 1 && strokes <= MOST_STROKES ? strokes : 'wrong';
};

type Props = {
  readonly uid: string;
  readonly event: GolfEvent;
  readonly player: EventPlayer;
  readonly onClose: () => void;
};

/** A card as it lies on the table, typed hole by hole. */
export const CardSheet = ({ uid, event, player, onClose }: Props) => {
  const course = groupOf(event, player.id)?.course ?? 0;
  const { tees } = event.courses[course]!;
  const tee = tees.find(({ name }) => name === player.tee) ?? tees[0]!;
  const holes = playOrder(tee.par.length === 9 ? 9 : 18, 1).map((n) => holeOf(tee, n));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() => {
    const board = boardOf(event, course);
    return Object.fromEntries(
      holes.map(({ n }) => {
        const score = scoreOn(board, player.id, n);
        return [n, score === 'conflict' || score === undefined ? '' : String(score)];
      }),
    );
  });
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const read = holes.map(({ n }) => [n, readScore(typed[n] ?? '')] as const);
    const wrong = read.find(([, score]) => score === 'wrong');
    if (wrong) return setProblem(words.wrongScore(wrong[0]));
    const scores = Object.fromEntries(read) as Readonly<Record<number, Score | undefined>>;
    const saved = await changeEvent(uid, event.id, (before) => ok(withCard(before, player.id, scores, nowIso())));
    return saved.ok ? onClose() : setProblem(saved.error);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.cardOf(player.name)}
      footer={
        <Button block size="play" variant="primary" onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-note text-rough">{words.cardHint}</p>
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {holes.map(({ n, par }) => (
            <TextField
              key={n}
              label={words.hole(n)}
              hint={words.par(par)}
              inputMode="numeric"
              maxLength={2}
              value={typed[n] ?? ''}
              onChange={(text) => setTyped({ ...typed, [n]: text })}
            />
          ))}
        </div>
        {problem !== undefined && <ErrorNote title={problem} />}
      </div>
    </Sheet>
  );
};
