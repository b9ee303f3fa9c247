import { act, renderHook } from '@testing-library/react';
import { type HoleEntry, enter } from '#src/domain/pad/hole-entry.ts';
import { holeOfPlayer, withHoleOfPlayer } from '#src/domain/rounds/players.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { useScorer } from '#src/features/round/pad/use-scorer.ts';

// Whose keys are open on a card of three: Sam keeps it, with Jo and Max.

const start = {
  holes: [
    { n: 1, par: 4 },
    { n: 2, par: 3 },
  ],
  holesPlanned: [1, 2],
  mode: 'casual',
  partners: [
    { id: 'jo', name: 'Jo', strokes: {} },
    { id: 'max', name: 'Max', strokes: {} },
  ],
} as unknown as Round;

const onPad = (isOwnDerived = false) =>
  renderHook(
    ({ n }) => {
      const [round, setRound] = useState(start);
      const record = (at: number, entry: HoleEntry, partnerId?: string) =>
        setRound((before) => withHoleOfPlayer(before, enter(holeOfPlayer(before, at, partnerId)!, entry), partnerId));
      return { round, ...useScorer(round, n, isOwnDerived, record) };
    },
    { initialProps: { n: 1 } },
  );
type Pad = ReturnType<typeof onPad>;
const open = ({ result }: Pad) => result.current.scorer.name ?? 'Sam';
const score = ({ result }: Pad, strokes: number, isFinal?: boolean) =>
  act(() => result.current.enter({ strokes }, isFinal));
const tapOn = ({ result }: Pad, name: string) =>
  act(() => result.current.open(result.current.players.find((player) => (player.name ?? 'Sam') === name)!));

describe('the keys of a group’s card', () => {
  it('go from player to player with each new score, and start again on the next hole', () => {
    const pad = onPad();

    expect(open(pad)).toBe('Sam');
    score(pad, 5);
    expect(open(pad)).toBe('Jo');
    score(pad, 4);
    expect(open(pad)).toBe('Max');
    expect(pad.result.current.isDone).toBe(false);
    score(pad, 6);
    expect(pad.result.current.isDone).toBe(true);
    expect(open(pad)).toBe('Max');
    pad.rerender({ n: 2 });
    expect(open(pad)).toBe('Sam');
  });

  it('stay with a player who is corrected, also while another waits', () => {
    const pad = onPad();
    score(pad, 5);

    tapOn(pad, 'Sam');
    score(pad, 6);

    expect(open(pad)).toBe('Sam');
    expect(pad.result.current.round.holes[0]!.strokes).toBe(6);
    tapOn(pad, 'Max');
    score(pad, 3);
    expect(open(pad)).toBe('Jo');
  });

  it('stay with a player whose score one more tap may raise, and after a penalty', () => {
    const pad = onPad();
    score(pad, 5);

    act(() => pad.result.current.answer({ penalties: 1 }));
    score(pad, 13, false);
    score(pad, 14, false);

    expect(open(pad)).toBe('Jo');
    expect(pad.result.current.round.partners![0]).toMatchObject({ strokes: { '1': 14 }, penalties: { '1': 1 } });
  });

  it('stay with the golfer while a score follows from their answers, and go on once they tap it', () => {
    const pad = onPad(true);
    act(() => pad.result.current.answer({ strokes: 4 }));

    expect(open(pad)).toBe('Sam');
    score(pad, 4);

    expect(open(pad)).toBe('Jo');
  });
});
