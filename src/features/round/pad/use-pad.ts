import { useRef, useState, useSyncExternalStore } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, changes, enter, tapStrokes } from '#src/domain/pad/hole-entry.ts';
import { answer } from '#src/domain/pad/hole-answers.ts';
import { holeOfPlayer } from '#src/domain/rounds/players.ts';
import { holesInPlay } from '@divot/golf-rules';
import { nextHole } from '#src/domain/rounds/next-hole.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { useScorer } from './use-scorer.ts';
import { useSingleKeys } from '#src/platform/device/use-single-keys.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import { bookedReliefOn, noteBookedRelief } from '#src/data/live/booked-relief.ts';
import { takeBack } from '#src/domain/rounds/undo.ts';
import { compact } from '@divot/basics';
import { tick } from '#src/platform/device/haptics.ts';
import { type Step, type Target, createScoring, unwritten } from './scoring-state.ts';

const bookedStep = (roundId: string): readonly Step[] => {
  const booked = bookedReliefOn(roundId);
  return booked
    ? [{ target: { n: booked.n }, back: booked.back, wasDerived: false, undoBeside: booked.undoOnMap }]
    : [];
};

/** Scores of everyone on the card. Each shows at once and is a command of its own (the store keeps their order). */
const useScoring = (round: Round) => {
  const [scoring] = useState(() => createScoring(round, bookedStep(round.id)));
  const { dispatch } = scoring;
  const state = useSyncExternalStore(scoring.subscribe, scoring.state);
  const taps = useRef(0);
  const live = scoring.draw(round, state);
  const { id } = round;

  const save = async (target: Target, entry: HoleEntry, tap: number) => {
    const written = await recordHole(id, target.n, entry, target.partnerId);
    if (written.ok) dispatch({ kind: 'written', target, tap, at: written.value.updatedAt });
    else dispatch({ kind: 'failed', error: written.error });
  };
  const put = (target: Target, entry: HoleEntry, isScoreDerived: boolean, step?: Step) => {
    taps.current += 1;
    tick();
    noteBookedRelief(undefined);
    const { updatedAt } = scoring.drawn().stored;
    const tap = taps.current;
    dispatch(compact({ kind: 'tap', target, entry, tap, updatedAt, isScoreDerived, step }));
    void save(target, entry, tap); // at once: the page may go before anything is painted
  };

  // What enters an answer depends on no answer, so rows that a tap does not change are not drawn again.
  const record = (n: number, entered: HoleEntry, partnerId?: string) => {
    const target = compact({ n, partnerId });
    const before = holeOfPlayer(scoring.drawn().live, n, partnerId);
    if (!before) return;
    const wasDerived = partnerId === undefined && scoring.state().derived.includes(n);
    const { entry, isScoreDerived } = answer(before, entered, wasDerived);
    if (Object.keys(entry).length === 0 && isScoreDerived === wasDerived) return;
    put(target, entry, isScoreDerived, { target, back: changes(enter(before, entry), before), wasDerived });
  };
  /** Undoes the newest tap and returns its hole. */
  const undo = (): number | undefined => {
    const last = takeBack(scoring.state().undo);
    if (!last) return undefined;
    const { target, back, wasDerived, undoBeside } = last.step;
    dispatch({ kind: 'step taken back', rest: last.rest });
    put(target, back, wasDerived);
    undoBeside?.();
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
