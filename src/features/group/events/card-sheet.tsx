import { useState } from 'react';
import { MAX_STROKES } from '#src/domain/pad/hole-entry.ts';
import type { Score } from '@divot/golf-games';
import { changeEvent } from '#src/data/commands/events.ts';
import {
  type EventPlayer,
  type GolfEvent,
  PLAYER_STATES,
  boardOf,
  groupOf,
  scoresOn,
  sourcesOf,
  withSource,
  withCard,
  withState,
} from '#src/domain/events/event.ts';
import { teeOf } from '#src/domain/events/event-results.ts';
import { holeOf, playOrder } from '@divot/golf-rules';
import { ok } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';

const words = copy.board;

/** 'wrong' for what is neither blank, 1 to 20, X, nor in a match C. */
const readScore = (typed: string, isMatch: boolean): Score | undefined | 'wrong' => {
  const written = typed.trim().toUpperCase();
  if (written === '') return undefined;
  if (written === 'X' || (isMatch && written === 'C')) return written;
  const strokes = Number(written);
  return strokes >= 1 && strokes <= MAX_STROKES && Number.isInteger(strokes) ? strokes : 'wrong';
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
  const isMatch = event.form === 'match';
  const { state = '' } = event.players.find((one) => one.id === player.id)!;
  const tee = teeOf(event.courses[course]!, player);
  const holes = playOrder(tee.par.length === 9 ? 9 : 18, 1).map((n) => holeOf(tee, n));
  const board = boardOf(event, course);
  // Only what is typed is written: what other phones say of the other holes stays.
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const storedScore = (n: number): string => {
    const scores = scoresOn(board, player.id, n);
    return scores.length === 1 ? String(scores[0] ?? '') : '';
  };
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const read = Object.entries(typed).map(([n, text]) => [Number(n), readScore(text, isMatch)] as const);
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
        <p className="text-note text-rough">{isMatch ? words.matchHint : words.cardHint}</p>
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {holes.map(({ n, par }) => (
            <TextField
              key={n}
              label={words.hole(n)}
              hint={words.parAnd(par, scoresOn(board, player.id, n))}
              inputMode="numeric"
              value={typed[n] ?? storedScore(n)}
              onChange={(text) => setTyped({ ...typed, [n]: text })}
            />
          ))}
        </div>
        <Select
          label={words.state}
          hint={words.stateHint[state]}
          value={state}
          options={(['', ...PLAYER_STATES] as const).map((value) => ({ value, label: words.states[value] }))}
          onChange={(next) =>
            void changeEvent(uid, event.id, (before) => ok(withState(before, player.id, next || undefined)))
          }
        />
        {sourcesOf(event, player.id).map(({ by, name, isOut }) => (
          <Button
            key={by}
            className="max-w-full self-start wrap-anywhere"
            onClick={() => void changeEvent(uid, event.id, (before) => ok(withSource(before, by, player.id, !isOut)))}
          >
            {isOut ? words.putBack(name) : words.takeOut(name)}
          </Button>
        ))}
        {problem !== undefined && <ErrorNote title={problem} />}
      </div>
    </Sheet>
  );
};
