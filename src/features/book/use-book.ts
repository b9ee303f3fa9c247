import { useState } from 'react';
import { savePocketBook } from '#src/data/commands/ground.ts';
import { useGround, usePocketBook } from '#src/data/queries/ground.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { bookClubs, levelOf, mayMakeBook } from '#src/domain/plan/book.ts';
import { logError } from '#src/platform/error-log.ts';
import { planCourse } from '#src/platform/planner.ts';
import { useSession } from '#src/platform/state.ts';

/** A course's pocket book: the saved one, and making a new one when the rules allow it. */
export const useBook = (courseId: string) => {
  const session = useSession();
  const { ground, ready: groundReady } = useGround(courseId);
  const { book, ready: bookReady } = usePocketBook(courseId);
  const { profile, ready: profileReady } = useProfile();
  const { sessions, complete } = useShotSessions();
  const { round, ready: roundReady } = useActiveRound();
  const [progress, setProgress] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const clubs = bookClubs(profile?.bag ?? [], sessions);
  const mayMake = mayMakeBook(courseId, round);

  const make = async () => {
    if (!ground || session.kind !== 'signed-in' || !mayMake) return;
    setHasFailed(false);
    setProgress(0);
    try {
      const order = { pack: ground.pack, clubs, level: levelOf(profile?.handicap) };
      await savePocketBook(session.user.uid, courseId, await planCourse(order, setProgress));
    } catch (error) {
      logError(error);
      setHasFailed(true);
    }
    setProgress(undefined);
  };
  const ready = groundReady && bookReady && profileReady && complete && roundReady;
  return { ready, ground, book, clubs, mayMake, progress, hasFailed, make };
};
