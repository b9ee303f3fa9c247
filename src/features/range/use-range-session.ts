import { useEffect, useState } from 'react';
import {
  deletePractice,
  finishPractice,
  logBlock,
  recordTry,
  setClock,
  startPractice,
} from '#src/data/commands/practice.ts';
import { useFaults } from '#src/data/queries/faults.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { useActivePractice, usePracticeSession } from '#src/data/queries/practice.ts';
import { usePractised } from '#src/data/queries/practised.ts';
import { newestSwings, useSwings } from '#src/data/queries/swings.ts';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { resultsIn } from '#src/domain/coach/practised.ts';
import { actualSec, drillsFor, setUpClock, startClock } from '@divot/practice';
import {
  type FocusMeasure,
  focusMeasure,
  focusValue,
  isMeasuredBy,
  measuredTries,
} from '#src/domain/swing-history/focus-measure.ts';
import { swingsDuring } from '#src/domain/swing-history/swing-history.ts';
import { type Result, ok } from '@divot/basics';
import { type Drill, OWN, drillById, nextMark } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { copy } from './copy.ts';

const MOST_BALLS = 300;
const MINUTES = 60;

type Destination =
  | { readonly to: '/video-analysis'; readonly search: { readonly view?: 'range'; readonly session?: string } }
  | { readonly to: '/guided-practice-player'; readonly search: { readonly session: string } };
const HOME: Destination = { to: '/video-analysis', search: {} };

const inOrder = ({ blocks }: PracticeSession) => blocks.toSorted((a, b) => a.order - b.order);
const openBlock = (session: PracticeSession | undefined): PracticeBlock | undefined =>
  session && inOrder(session).find(({ actualSec: done }) => done === undefined);

export type Ball = {
  readonly swing: Swing;
  /** Undefined while it is measured, or where it is not judged. */
  readonly value: number | undefined;
};

/** The balls of a session and their measure: what its drill is for, or else the golfer's first fault that a swing shows. */
const useBalls = (session: PracticeSession | undefined, block: PracticeBlock | undefined) => {
  const { swings } = useSwings(MOST_BALLS);
  const faultIds = useFaults();
  const drill = block && drillById(block.drillId);
  const measure = focusMeasure([...(drill?.faults ?? []), ...(session?.faultIds ?? []), ...faultIds]);
  const sessionSwings = session ? swingsDuring(session, swings) : [];
  const balls = sessionSwings.map((swing): Ball => ({ swing, value: focusValue(swing, measure) }));
  return { drill, measure, balls };
};

/** Counts each measured swing as a try of the drill, in the order in which they were hit. */
const useCountedTries = (
  session: PracticeSession | undefined,
  block: PracticeBlock | undefined,
  drill: Drill | undefined,
  measure: FocusMeasure,
  balls: readonly Ball[],
): boolean => {
  const { handicap } = useHandicap();
  const { digests: practised, complete } = usePractised();
  const counts = drill !== undefined && isMeasuredBy(drill, measure);
  const since = block?.clock?.startedAt ?? '';
  // A reload counts none twice: the tries are as many as were counted.
  const tries = measuredTries(
    balls.map(({ swing }) => swing).filter(({ recordedAt }) => recordedAt >= since),
    measure,
  );
  const at = block?.tries?.length ?? 0;
  const next = counts && complete ? tries[at] : undefined;
  const [sessionId, blockId] = [session?.id, block?.id];
  const mark = drill && nextMark(drill, handicap?.index ?? null, resultsIn(drill.id, practised.flat()));
  useEffect(() => {
    if (at >= 0 && sessionId !== undefined && blockId !== undefined && next !== undefined)
      void recordTry(sessionId, blockId, next, mark);
  }, [sessionId, blockId, at, next, mark]);
  return counts;
};

/** The balls of a session that is over. The last of them are measured now, and count. */
export const useFinishedSession = (id: string) => {
  const { session, ready } = usePracticeSession(id);
  const block = session && inOrder(session)[0];
  const { drill, measure, balls } = useBalls(session, block);
  useCountedTries(session?.blocks.length === 1 ? session : undefined, block, drill, measure, balls);
  return { session, ready, measure, balls };
};

/** Starts the clock of a session's open block, unless it runs. Resolves to a sentence if it cannot. */
const startOpenBlock = async (session: PracticeSession): Promise<string | undefined> => {
  const block = openBlock(session);
  if (!block || block.clock?.startedAt !== undefined) return undefined;
  const set = await setClock(session.id, block.id, startClock(block.clock ?? setUpClock(now()), now()));
  return set.ok ? undefined : set.error;
};

/** The practice session that the range fills: its balls, and what they are measured by. */
export const useRangeSession = (uid: string) => {
  const { session } = useActivePractice();
  const pain = usePainAreas();
  const today = useToday();
  const faultIds = useFaults();
  const [chosen, setChosen] = useState('');
  const block = openBlock(session);
  const { drill, measure, balls } = useBalls(session, block);
  const counts = useCountedTries(session, block, drill, measure, balls);
  const wanted = focusMeasure(faultIds);
  /** The drills whose hits the camera counts. */
  const drills = drillsFor(wanted.faultId, { pain, places: ['range'] }).filter((one) => isMeasuredBy(one, wanted));
  const isRangeOwn = block?.drillId === OWN && block.title === copy.title;
  /** A session of the range that nobody ended on its day. */
  const isForgotten = isRangeOwn && session !== undefined && session.practicedOn !== today;
  const goesOn = session !== undefined && !isForgotten;

  /** Begins a session unless one is under way, and starts its open block. Resolves to a sentence if it cannot. */
  const begin = async (): Promise<string | undefined> => {
    const chosenDrill = drills.find(({ id }) => id === chosen);
    const plan = chosenDrill
      ? { drillId: chosenDrill.id, mode: chosenDrill.mode, title: chosenDrill.name, minutes: MINUTES }
      : { drillId: OWN, mode: 'block' as const, title: copy.title, minutes: MINUTES };
    const ended = isForgotten ? await finish() : undefined;
    if (ended && !ended.ok) return ended.error;
    const begun = goesOn
      ? undefined
      : await startPractice({ userId: uid, blocks: [plan], place: 'range', faultIds: [measure.faultId] });
    if (begun && !begun.ok) return begun.error;
    const running = begun?.value ?? session;
    return running && startOpenBlock(running);
  };

  /**
   * Logs the balls and ends a session that the range began or that counts itself. Of another one the player asks what was
   * hit. Resolves to where the golfer goes on.
   */
  const finish = async (): Promise<Result<Destination>> => {
    if (!session || !block) return ok(HOME);
    // The last ball may be stored and not yet on the screen.
    const hit = swingsDuring(session, await newestSwings(MOST_BALLS)).length;
    if (session.blocks.length > 1 || !(isRangeOwn || (counts && hit > 0)))
      return ok({ to: '/guided-practice-player', search: { session: session.id } });
    if (hit === 0) {
      const deleted = await deletePractice(session.id);
      return deleted.ok ? ok(HOME) : deleted;
    }
    const log = {
      actualSec: Math.max(1, actualSec(block.clock, block.plannedSec, now())),
      balls: hit,
    };
    const logged = await logBlock(session.id, block.id, log);
    const finished = logged.ok ? await finishPractice(session.id) : logged;
    return finished.ok ? ok({ to: '/video-analysis', search: { view: 'range', session: session.id } }) : finished;
  };

  return {
    session,
    goesOn,
    drill,
    drills,
    chosen,
    setChosen,
    counts,
    measure,
    balls,
    begin,
    finish,
  };
};
