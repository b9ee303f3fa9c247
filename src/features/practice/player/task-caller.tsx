import { useEffect } from 'react';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { calledTasks } from '#src/domain/practice/caller.ts';
import { type Drill, isCalled, tasksFor } from '@divot/golf-content';
import { speak } from '#src/platform/voice.ts';
import { copy } from '#src/features/practice/copy.ts';

type Club = { readonly type: string };

/** The task for the next try and the one after it. Undefined if the drill calls no tasks. */
export const taskCalled = (
  drill: Drill | undefined,
  block: PracticeBlock,
  { seed, bag, tries }: { readonly seed: number; readonly bag: readonly Club[]; readonly tries: number },
): { readonly now: string; readonly after: string } | undefined => {
  if (!drill || !isCalled(drill, block.mode)) return undefined;
  const called = calledTasks(tasksFor(drill, bag), seed + block.order, tries + 2);
  const [current, following] = called.slice(tries);
  return current !== undefined && following !== undefined ? { now: current, after: following } : undefined;
};

type Props = { readonly now: string; readonly after: string; readonly aloud: boolean };

/** The next club and target, never the same twice in a row. */
export const TaskCaller = ({ now, after, aloud }: Props) => {
  useEffect(() => {
    if (aloud) speak(now);
  }, [aloud, now]);
  return (
    <div className="border-l-4 border-flag bg-sunken px-4 py-2" aria-live="polite">
      <span className="label text-rough">{copy.player.next}</span>
      <p className="text-head leading-tight font-strong first-letter:uppercase">{now}</p>
      <p className="text-note text-rough">
        {copy.player.after} {after}
      </p>
    </div>
  );
};
