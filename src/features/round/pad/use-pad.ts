import { useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, holesInPlay, nextHole, tapStrokes } from '@divot/golf-rules';
import { useImmersive } from '#src/platform/immersive.ts';
import { useWakeLock } from '#src/platform/wake-lock.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { usePadKeys } from './use-pad-keys.ts';
import { useScorer } from './use-scorer.ts';
import { useScoring } from './use-scoring.ts';

/** A round in progress and its open hole: the data and actions for every side of the pad. */
export const usePad = (round: Round, hole: number | undefined, go: GoTo) => {
  const { live, derived, record, undo, canUndo, failure, retry } = useScoring(round);
  const inPlay = holesInPlay(live);
  const [resumedAt] = useState(() => nextHole(round));
  const current = inPlay.find(({ n }) => n === hole) ?? inPlay.find(({ n }) => n === resumedAt) ?? inPlay[0];
  const n = current?.n;
  useImmersive();
  useWakeLock(true);

  const jump = (to: number) => go({ round: round.id, hole: to }, { replace: true });
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
