import { startTransition, useReducer, useRef } from 'react';
import { recordHole } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, answer, changes, enter, holeOfPlayer } from '@divot/golf-rules';
import { takeBack } from '#src/domain/rounds/undo.ts';
import { compact } from '@divot/basics';
import { tick } from '#src/platform/haptics.ts';
import { type Step, type Target, START, liveRound, scoringReducer, unwritten } from './scoring-state.ts';

/** Scores of everyone on the card. Each shows at once and is a command of its own (the store keeps their order). */
export const useScoring = (round: Round) => {
  const [state, dispatch] = useReducer(scoringReducer, START);
  const taps = useRef(0);
  const live = liveRound(round, state);

  const save = async (target: Target, entry: HoleEntry, tap: number) => {
    const written = await recordHole(round.id, target.n, entry, target.partnerId);
    if (!written.ok) return dispatch({ kind: 'failed', error: written.error });
    // Nothing visible changes, so the next tap takes priority.
    startTransition(() => dispatch({ kind: 'written', target, tap, at: written.value.updatedAt }));
  };
  const put = (target: Target, entry: HoleEntry, isScoreDerived: boolean, step?: Step) => {
    taps.current += 1;
    tick();
    const { updatedAt } = round;
    dispatch(compact({ kind: 'tap', target, entry, tap: taps.current, updatedAt, isScoreDerived, step }));
    void save(target, entry, taps.current);
  };

  const record = (n: number, entered: HoleEntry, partnerId?: string) => {
    const target = compact({ n, partnerId });
    const before = holeOfPlayer(live, n, partnerId);
    if (!before) return;
    const wasDerived = partnerId === undefined && state.derived.includes(n);
    const { entry, isScoreDerived } = answer(before, entered, wasDerived);
    if (Object.keys(entry).length === 0 && isScoreDerived === wasDerived) return;
    put(target, entry, isScoreDerived, { target, back: changes(enter(before, entry), before), wasDerived });
  };
  /** Undoes the newest tap and returns its hole. */
  const undo = (): number | undefined => {
    const last = takeBack(state.undo);
    if (!last) return undefined;
    const { target, back, wasDerived } = last.step;
    dispatch({ kind: 'step taken back', rest: last.rest });
    put(target, back, wasDerived);
    return target.n;
  };
  /** Writes again everything the store does not have. */
  const retry = () => {
    dispatch({ kind: 'retried' });
    for (const { target, entry, tap } of unwritten(state, round)) void save(target, entry, tap);
  };

  const { derived, failure } = state;
  return { live, derived, record, undo, canUndo: state.undo.length > 0, failure, retry };
};
