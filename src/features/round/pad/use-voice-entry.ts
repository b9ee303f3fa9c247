import { useEffect, useEffectEvent, useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, changes, enter } from '#src/domain/pad/hole-entry.ts';
import { type SpokenCommand, understood } from '#src/domain/pad/spoken-score.ts';
import { compact } from '@divot/basics';
import { type ListeningProblem, listenOnce } from '#src/platform/audio/voice.ts';
import { copy } from '#src/features/round/copy.ts';

// One tap, one phrase: nothing listens between phrases. A phrase belongs to the hole that was open when the golfer
// began to speak. Leaving that hole stops listening.

export type Pad = {
  readonly hole: Hole;
  readonly record: (n: number, entry: HoleEntry) => void;
  readonly jump: (n: number) => void;
  /** The next hole (1) or the previous one (-1). Undefined at the ends. */
  readonly beside: (by: 1 | -1) => number | undefined;
  /** Undoes the newest entry and returns its hole. Undefined if there is none. */
  readonly undo: () => number | undefined;
};

type Note = {
  readonly text: string;
  /** The hole it was said on and the hole it led to. On any other, the note disappears. */
  readonly on: readonly number[];
  /** The entry that takes it off the card again, and the hole to return to. */
  readonly back?: { readonly n: number; readonly entry: HoleEntry };
};

export const useVoiceEntry = (pad: Pad) => {
  const [listeningOn, setListeningOn] = useState<number>();
  const [note, setNote] = useState<Note>();
  const { n } = pad.hole;
  const isListening = listeningOn === n;
  if (listeningOn !== undefined && !isListening) setListeningOn(undefined);

  const score = ({ entry, turn }: SpokenCommand & { kind: 'score' }): Omit<Note, 'on'> & { readonly to: number } => {
    const after = enter(pad.hole, entry);
    const back = changes(after, pad.hole);
    const isNew = Object.keys(back).length > 0;
    const beside = turn === 0 ? undefined : pad.beside(turn);
    if (isNew) pad.record(n, entry);
    if (beside !== undefined) pad.jump(beside);
    const parts = [
      isNew ? copy.voice.entered(n, entry) : Object.keys(entry).length > 0 ? copy.voice.stands : undefined,
      turn === 0 ? undefined : beside === undefined ? copy.voice.edge[turn] : copy.voice.turned(beside),
    ];
    return compact({
      text: parts.filter(Boolean).join(' '),
      to: beside ?? n,
      back: isNew || beside !== undefined ? { n, entry: back } : undefined,
    });
  };

  const onPhrase = useEffectEvent((versions: readonly string[]) => {
    setListeningOn(undefined);
    const clear = understood(versions, pad.hole);
    if (!clear) return setNote({ text: copy.voice.unclear(versions[0]?.trim() ?? ''), on: [n] });
    if (clear.command.kind === 'score') {
      const { text, to, ...rest } = score(clear.command);
      return setNote({ text: copy.voice.heard(clear.phrase.trim(), text), on: [n, to], ...rest });
    }
    const undone = pad.undo();
    const what = undone === undefined ? copy.voice.nothingToUndo : copy.voice.takenBack;
    return setNote({ text: copy.voice.heard(clear.phrase.trim(), what), on: [n, undone ?? n] });
  });
  const over = useEffectEvent((text: string) => {
    setListeningOn(undefined);
    setNote({ text, on: [n] });
  });

  useEffect(() => {
    if (!isListening) return undefined;
    const stop = listenOnce({
      onPhrase: (versions) => onPhrase(versions),
      onProblem: (problem: ListeningProblem) => over(copy.voice.problems[problem]),
      onEnd: () => over(copy.voice.silence),
    });
    const hide = () => document.hidden && setListeningOn(undefined);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, [isListening]);

  return {
    isListening,
    note: note?.on.includes(n) ? note : undefined,
    toggle: () => {
      setNote(undefined);
      setListeningOn(isListening ? undefined : n);
    },
    takeBack: () => {
      setNote(undefined);
      if (!note?.back) return;
      pad.record(note.back.n, note.back.entry);
      pad.jump(note.back.n);
    },
  };
};
