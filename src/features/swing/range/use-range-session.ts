import { useEffect } from 'react';
import { finishPractice, logBlock, recordTry, setClock, startPractice } from '#src/data/commands/practice.ts';
import { useFaults } from '#src/data/queries/faults.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useActivePractice, usePracticeSession } from '#src/data/queries/practice.ts';
import { usePractised } from '#src/data/queries/practised.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { resultsIn } from '#src/domain/coach/practised.ts';
import { actualSec, setUpClock, startClock } from '@divot/practice';
import { type FocusMeasure, focusMeasure, focusValue } from '#src/domain/swing-history/focus-measure.ts';
import { faultIn, swingsDuring } from '#src/domain/swing-history/swing-history.ts';
import { type Drill, OWN, drillById, nextMark } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { copy } from './copy.ts';

const MOST_BALLS = 300;
const MINUTES = 60;

/** A session that only the range fills, and not the guided player. */
const isOwn = ({ blocks }: PracticeSession): boolean => blocks.length === 1 && blocks[0]!.drillId === OWN;
const openBlock = (session: PracticeSession | undefined): PracticeBlock | undefined =>
  session?.blocks.toSorted((a, b) => a.order - b.order).find(({ actualSec: done }) => done === undefined);

export type Ball = {
  readonly swing: Swing;
  /** Undefined while it is measured, or where it is not judged. */
  readonly value: number | undefined;
};

const ballsOf = (swings: readonly Swing[], measure: FocusMeasure): readonly Ball[] =>
  swings.map((swing) => ({ swing, value: focusValue(swing, measure) }));

/** The measure of a session: what its drill is for, or else the golfer's first fault that a swing shows. */
const useMeasure = (block: PracticeBlock | undefined): FocusMeasure => {
  const faultIds = useFaults();
  return focusMeasure([...((block && drillById(block.drillId)?.faults) ?? []), ...faultIds]);
};

/** The balls of a session that is over. */
export const useFinishedSession = (id: string) => {
  const { session, ready } = usePracticeSession(id);
  const { swings } = useSwings(MOST_BALLS);
  const measure = useMeasure(session?.blocks[0]);
  return { session, ready, measure, balls: session ? ballsOf(swingsDuring(session, swings), measure) : [] };
};

/** Whether a camera can count the drill's hits: it takes away a fault that a swing shows. */
const isMeasured = (drill: Drill, { faultId }: FocusMeasure): boolean =>
  ['hits', 'run'].includes(drill.pass.counts) && drill.faults.some((fault) => fault === faultId);

/** The practice session that the range fills: its balls, and what they are measured by. */
export const useRangeSession = (uid: string) => {
  const { session } = useActivePractice();
  const { swings } = useSwings(MOST_BALLS);
  const { handicap } = useHandicap();
  const { digests: practised } = usePractised();
  const block = openBlock(session);
  const drill = block && drillById(block.drillId);
  const measure = useMeasure(block);
  const own = session ? swingsDuring(session, swings) : [];
  const balls = ballsOf(own, measure);

  // Each judged swing is one try. A reload counts none twice: the tries are as many as were counted.
  const sessionId = session?.id;
  const counted = drill && block && isMeasured(drill, measure) ? block : undefined;
  const hits = counted
    ? own.flatMap((swing) => {
        const fault = swing.recordedAt >= (counted.clock?.startedAt ?? '') ? faultIn(swing, measure.faultId) : null;
        return fault === null ? [] : [fault ? 0 : 1];
      })
    : [];
  const at = counted?.tries?.length ?? 0;
  const next = hits[at];
  const blockId = counted?.id;
  const mark = drill && nextMark(drill, handicap?.index ?? null, resultsIn(drill.id, practised.flat()));
  useEffect(() => {
    if (at >= 0 && sessionId !== undefined && blockId !== undefined && next !== undefined)
      void recordTry(sessionId, blockId, next, mark);
  }, [sessionId, blockId, at, next, mark]);

  /** Begins a session unless one is under way, and starts its open block. Resolves to a sentence if it cannot. */
  const begin = async (): Promise<string | undefined> => {
    const plan = { drillId: OWN, mode: 'block' as const, title: copy.title, minutes: MINUTES };
    const begun = session ? undefined : await startPractice({ userId: uid, blocks: [plan], place: 'range' });
    if (begun && !begun.ok) return begun.error;
    const running = begun?.value ?? session;
    const first = openBlock(running);
    if (running && first && first.clock?.startedAt === undefined) {
      const set = await setClock(running.id, first.id, startClock(first.clock ?? setUpClock(now()), now()));
      return set.ok ? undefined : set.error;
    }
    return undefined;
  };

  /** Logs the balls, and ends the session if the range began it. */
  const finish = async (): Promise<string | undefined> => {
    if (!session || !block || !isOwn(session)) return undefined;
    const log = {
      actualSec: actualSec(block.clock, block.plannedSec, now()),
      balls: Math.min(MOST_BALLS, balls.length),
    };
    const logged = await logBlock(session.id, block.id, log);
    const finished = logged.ok ? await finishPractice(session.id) : logged;
    return finished.ok ? undefined : finished.error;
  };

  return {
    session,
    isOwn: session === undefined || isOwn(session),
    drill,
    counts: counted !== undefined,
    measure,
    balls,
    begin,
    finish,
  };
};
