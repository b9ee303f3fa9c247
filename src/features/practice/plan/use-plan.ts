import { useState } from 'react';
import { type LoggedBlock, logPractice, startPractice } from '#src/data/commands/practice.ts';
import { OWN } from '@divot/golf-content';
import { compact } from '@divot/basics';
import { useDraft } from '#src/platform/draft.ts';
import { newId } from '#src/platform/ids.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { copy } from '#src/features/practice/copy.ts';
import { places } from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import {
  type BlockDraft,
  emptyPlan,
  type FieldProblems,
  isPlanDraft,
  movedBlock,
  newBlock,
  type PlanDraft,
  readBlocks,
} from './block-draft.ts';

export type PlanKind = 'custom' | 'log';

/** A session that the golfer puts together as a draft. `save` checks and stores it. */
export const usePlan = (kind: PlanKind, onStored: (sessionId: string) => void) => {
  const isLog = kind === 'log';
  const golfer = useGolfer();
  const today = useToday();
  const [firstId, setFirstId] = useState(newId);
  const stored = useDraft(`practice-${kind}`, golfer.uid ?? '', isPlanDraft);
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblems>>>({});
  const [error, setError] = useState<string>();
  const draft = stored.draft ?? emptyPlan(firstId, isLog ? [] : golfer.painAreas);
  const { blocks } = draft;

  const change = (edit: Partial<PlanDraft>) => stored.saveDraft({ ...draft, ...edit });
  const clear = () => {
    stored.discardDraft();
    setFirstId(newId());
  };
  const store = (blocks: readonly LoggedBlock[], userId: string) => {
    const place = places.find((one) => one === draft.place);
    const about = { userId, blocks, place, faultIds: golfer.faultIds };
    if (!isLog) return startPractice(about);
    const { practicedOn, notes } = draft;
    const feel = draft.feel === '' ? undefined : Number(draft.feel);
    return logPractice({ ...about, ...compact({ practicedOn }), notes, feel }, golfer.index);
  };
  const save = useSingleFlight(async () => {
    const read = readBlocks(blocks, isLog);
    setProblems(read.ok ? {} : read.error);
    setError(read.ok ? undefined : copy.plan.wrong);
    if (!read.ok) focusFirstProblem();
    if (!read.ok || golfer.uid === undefined) return false;
    const saved = await store(read.value, golfer.uid);
    if (!saved.ok) {
      setError(saved.error);
      return false;
    }
    clear();
    onStored(saved.value.id);
    return true;
  });

  return {
    draft,
    today,
    error,
    problemsOf: ({ id }: BlockDraft): FieldProblems => problems[id] ?? {},
    change,
    addBlock: () => change({ blocks: [...blocks, newBlock(newId(), OWN)] }),
    changeBlock: (next: BlockDraft) => change({ blocks: blocks.map((one) => (one.id === next.id ? next : one)) }),
    moveBlock: (at: number, by: 1 | -1) => change({ blocks: movedBlock(blocks, at, by) }),
    removeBlock: (removed: BlockDraft) => change({ blocks: blocks.filter(({ id }) => id !== removed.id) }),
    clear,
    save,
  };
};
