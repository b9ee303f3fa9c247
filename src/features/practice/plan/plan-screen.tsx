import { longest } from '#src/domain/entities/limits.ts';
import { MOST_BLOCKS, MOST_DAYS_BACK } from '@divot/practice';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy, words } from '#src/features/practice/copy.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import { type GoTo, places } from '#src/features/practice/practice-search.ts';
import {
  type BlockDraft,
  type FieldProblems,
  NO_PLACE,
  type PlanDraft,
  emptyPlan,
  isPlanDraft,
  movedBlock,
  newBlock,
  readBlocks,
  typedMinutes,
} from './block-draft.ts';
import { BlockFields } from './block-fields.tsx';
import { useState } from 'react';
import { type LoggedBlock, logPractice, startPractice } from '#src/data/commands/practice.ts';
import { OWN } from '@divot/golf-content';
import { addDays, compact } from '@divot/basics';
import { useDraft } from '#src/platform/storage/draft.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';

type PlanKind = 'custom' | 'log';

/** A session that the golfer puts together as a draft. `save` checks and stores it. */
const usePlan = (kind: PlanKind, onStored: (sessionId: string) => void) => {
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
    return logPractice({ ...about, ...compact({ practicedOn }), notes, feel }, golfer.markOf);
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

type PartProps = { readonly plan: ReturnType<typeof usePlan>; readonly isLog: boolean };

const DayAndPlace = ({ plan: { draft, today, change }, isLog }: PartProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {isLog && (
      <TextField
        type="date"
        label={copy.plan.day}
        min={addDays(today, -MOST_DAYS_BACK)}
        max={today}
        value={draft.practicedOn ?? today}
        onChange={(practicedOn) => change({ practicedOn })}
      />
    )}
    <Select
      label={copy.plan.place}
      value={draft.place}
      options={[
        { value: NO_PLACE, label: copy.plan.notSaid },
        ...places.map((value) => ({ value: value as string, label: words.places[value] })),
      ]}
      onChange={(place) => change({ place })}
    />
  </div>
);

const Blocks = ({ plan, isLog }: PartProps) => {
  const { blocks } = plan.draft;
  const isFull = blocks.length >= MOST_BLOCKS;
  return (
    <>
      {blocks.map((block, at) => (
        <BlockFields
          key={block.id}
          block={block}
          at={at}
          count={blocks.length}
          isLog={isLog}
          problems={plan.problemsOf(block)}
          onChange={plan.changeBlock}
          onMove={(by) => plan.moveBlock(at, by)}
          onRemove={() => plan.removeBlock(block)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button disabled={isFull} onClick={plan.addBlock}>
          <PlusIcon className="size-5" />
          {copy.plan.add}
        </Button>
        <p className="figures text-note text-rough" role="status">
          {copy.plan.total(blocks.reduce((sum, block) => sum + typedMinutes(block), 0))}
          {isFull && ` · ${copy.plan.full}`}
        </p>
      </div>
    </>
  );
};

type Props = {
  readonly kind: PlanKind;
  readonly go: GoTo;
  readonly play: (sessionId: string) => void;
};

/** A session the golfer puts together, either to do now in the player or to log after the fact. */
export const PlanScreen = ({ kind, go, play }: Props) => {
  const isLog = kind === 'log';
  const showLogged = (session: string) => {
    showToast({ text: copy.plan.saved });
    go({ session }, { replace: true });
  };
  const plan = usePlan(kind, isLog ? showLogged : play);
  const { draft, error, change } = plan;
  return (
    <Page
      title={isLog ? copy.plan.logTitle : copy.plan.title}
      lead={isLog ? copy.plan.logLead : copy.plan.lead}
      back={<BackLink label={copy.plan.back} onClick={() => go({})} />}
    >
      <DayAndPlace plan={plan} isLog={isLog} />
      {!isLog && <PainNote />}
      <Blocks plan={plan} isLog={isLog} />
      {isLog && (
        <>
          <FeelScale
            value={draft.feel ? Number(draft.feel) : undefined}
            onChange={(feel) => change({ feel: String(feel) })}
          />
          <TextArea
            label={copy.plan.notes}
            maxLength={longest('practiceSessions', 'notes')}
            value={draft.notes}
            onChange={(notes) => change({ notes })}
          />
        </>
      )}
      {error !== undefined && <ErrorNote title={error}>{copy.plan.typedStays}</ErrorNote>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="play" onClick={() => void plan.save()}>
          {isLog ? copy.plan.save : copy.plan.start}
        </Button>
        <Button variant="quiet" onClick={plan.clear}>
          {copy.plan.clear}
        </Button>
      </div>
    </Page>
  );
};
