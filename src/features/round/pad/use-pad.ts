import { startTransition, useReducer, useRef, useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  type HoleEntry,
  answer,
  changes,
  enter,
  holeOfPlayer,
  holesInPlay,
  nextHole,
  tapStrokes,
} from '@divot/golf-rules';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { useScorer } from './use-scorer.ts';
import { useSingleKeys } from '#src/platform/device/use-single-keys.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import { takeBack } from '#src/domain/rounds/undo.ts';
import { compact } from '@divot/basics';
import { tick } from '#src/platform/device/haptics.ts';
import { START, type Step, type Target, liveRound, scoringReducer, unwritten } from './scoring-state.ts';

/** Scores of everyone on the card. Each shows at once and is a command of its own (the store keeps their order). */
const useScoring = (round: Round) => {
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

type PadKeys = {
  readonly score: (strokes: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly undo: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** Scoring by keyboard: digits, arrows, U. Ignores keys while something else has the keyboard. */
const usePadKeys = ({ score, step, turn, undo }: PadKeys): void =>
  useSingleKeys((event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const acts: Record<string, () => void> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      u: undo,
    };
    const act = /^[1-9]$/.test(event.key) ? () => score(Number(event.key)) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

/** A round in progress and its open hole: the data and actions for every side of the pad. */
export const usePad = (round: Round, hole: number | undefined, go: GoTo) => {
  const { live, derived, record, undo, canUndo, failure, retry } = useScoring(round);
  const inPlay = holesInPlay(live);
  const [resumedAt] = useState(() => nextHole(round));
  const current = inPlay.find(({ n }) => n === hole) ?? inPlay.find(({ n }) => n === resumedAt) ?? inPlay[0];
  const n = current?.n;
  useImmersive();
  useWakeLock(true);

  // Back from a finished card leads to the pad's old address, which must not be the pad again.
  const view = round.status === 'active' ? undefined : 'edit';
  const jump = (to: number) => go({ round: round.id, view, hole: to }, { replace: true });
  const beside = (by: 1 | -1) => inPlay[inPlay.findIndex((one) => one.n === n) + by]?.n;
  const finish = () => go({ round: round.id, view: round.status === 'active' ? 'finish' : 'card' });
  const turn = (by: 1 | -1) => {
    const next = beside(by);
    if (next !== undefined) jump(next);
    else if (by === 1) finish();
  };
  const takeBack = () => {
    const at = undo();
    if (at !== undefined && at !== n) jump(at);
    return at;
  };
  const isScoreDerived = n !== undefined && derived.includes(n);
  const scorer = useScorer(live, n ?? 1, isScoreDerived, record);
  const enter = (entry: HoleEntry) => n !== undefined && record(n, entry);
  usePadKeys({
    score: (strokes) => scorer.enter({ strokes }),
    step: (by) => scorer.scorer.hole && scorer.enter(tapStrokes(scorer.scorer.hole, by), false),
    turn,
    undo: takeBack,
  });
  return {
    live,
    inPlay,
    current,
    isScoreDerived,
    scorer,
    enter,
    record,
    undo: takeBack,
    canUndo,
    failure,
    retry,
    jump,
    beside,
    turn,
    finish,
  };
};
