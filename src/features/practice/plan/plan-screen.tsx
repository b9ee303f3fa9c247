import { useState } from 'react';
import { logPractice, startPractice } from '#src/data/commands/practice.ts';
import { MOST_BLOCKS, MOST_DAYS_BACK } from '#src/domain/practice/session-limits.ts';
import { addDays, localDay } from '#src/domain/shared/day.ts';
import { now } from '#src/platform/clock.ts';
import { useDraft } from '#src/platform/draft.ts';
import { newId } from '#src/platform/ids.ts';
import { PlusIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { type GoTo, places } from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import {
  type FieldProblems,
  isPlanDraft,
  newBlock,
  OWN,
  type PlanDraft,
  readBlocks,
  typedMinutes,
} from './block-draft.ts';
import { BlockFields } from './block-fields.tsx';

const NOT_SAID = 'not-said';
const FIRST_DRILL = 'alignment-gate';

const emptyPlan = (today: string): PlanDraft => ({
  blocks: [newBlock(newId(), FIRST_DRILL)],
  practicedOn: today,
  place: NOT_SAID,
  feel: '',
  notes: '',
});

type Props = {
  readonly kind: 'custom' | 'log';
  readonly go: GoTo;
  readonly play: (sessionId: string) => void;
};

/** A session of the golfer's own: to be done now in the player, or done already and written down. */
export const PlanScreen = ({ kind, go, play }: Props) => {
  const isLog = kind === 'log';
  const golfer = useGolfer();
  const today = localDay(now());
  const [empty, setEmpty] = useState(() => emptyPlan(today));
  const kept = useDraft(`practice-${kind}`, golfer.uid ?? '', isPlanDraft);
  const draft = kept.draft ?? empty;
  const setDraft = kept.saveDraft;
  const clearDraft = () => {
    kept.discardDraft();
    setEmpty(emptyPlan(today));
  };
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblems>>>({});
  const [error, setError] = useState<string>();
  const { blocks } = draft;
  const setBlocks = (next: PlanDraft['blocks']) => setDraft({ ...draft, blocks: next });
  const move = (at: number, by: 1 | -1) => {
    const next = [...blocks];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    setBlocks(next);
  };

  const save = useSingleFlight(async () => {
    const read = readBlocks(blocks, isLog);
    setProblems(read.ok ? {} : read.error);
    setError(read.ok ? undefined : copy.plan.wrong);
    if (!read.ok) focusFirstProblem();
    if (!read.ok || golfer.uid === undefined) return false;
    const place = places.find((one) => one === draft.place);
    const about = { userId: golfer.uid, blocks: read.value, place, faultIds: golfer.faultIds };
    const saved = isLog
      ? await logPractice(
          {
            ...about,
            practicedOn: draft.practicedOn,
            notes: draft.notes,
            feel: draft.feel === '' ? undefined : Number(draft.feel),
          },
          golfer.index,
        )
      : await startPractice(about);
    if (!saved.ok) {
      setError(saved.error);
      return false;
    }
    clearDraft();
    if (isLog) {
      showToast({ text: copy.plan.saved });
      go({ session: saved.value.id }, { replace: true });
    } else play(saved.value.id);
    return true;
  });

  return (
    <Page
      title={isLog ? copy.plan.logTitle : copy.plan.title}
      lead={isLog ? copy.plan.logLead : copy.plan.lead}
      back={<BackLink label={copy.plan.back} onClick={() => go({})} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {isLog && (
          <TextField
            type="date"
            label={copy.plan.day}
            min={addDays(today, -MOST_DAYS_BACK)}
            max={today}
            value={draft.practicedOn}
            onChange={(practicedOn) => setDraft({ ...draft, practicedOn })}
          />
        )}
        <Select
          label={copy.plan.place}
          value={draft.place}
          options={[
            { value: NOT_SAID, label: copy.plan.notSaid },
            ...places.map((value) => ({ value: value as string, label: words.places[value] })),
          ]}
          onChange={(place) => setDraft({ ...draft, place })}
        />
      </div>
      {blocks.map((block, at) => (
        <BlockFields
          key={block.id}
          block={block}
          at={at}
          count={blocks.length}
          isLog={isLog}
          problems={problems[block.id] ?? {}}
          onChange={(next) => setBlocks(blocks.map((one) => (one.id === next.id ? next : one)))}
          onMove={(by) => move(at, by)}
          onRemove={() => setBlocks(blocks.filter(({ id }) => id !== block.id))}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button disabled={blocks.length >= MOST_BLOCKS} onClick={() => setBlocks([...blocks, newBlock(newId(), OWN)])}>
          <PlusIcon className="size-5" />
          {copy.plan.add}
        </Button>
        <p className="figures text-note text-rough" role="status">
          {copy.plan.total(blocks.reduce((sum, block) => sum + typedMinutes(block), 0))}
          {blocks.length >= MOST_BLOCKS && ` · ${copy.plan.full}`}
        </p>
      </div>
      {isLog && (
        <>
          <FeelScale
            value={draft.feel ? Number(draft.feel) : undefined}
            onChange={(feel) => setDraft({ ...draft, feel: String(feel) })}
          />
          <TextArea
            label={copy.plan.notes}
            maxLength={1000}
            value={draft.notes}
            onChange={(notes) => setDraft({ ...draft, notes })}
          />
        </>
      )}
      {error !== undefined && <ErrorNote title={error}>{copy.plan.typedStays}</ErrorNote>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="play" onClick={() => void save()}>
          {isLog ? copy.plan.save : copy.plan.start}
        </Button>
        <Button variant="quiet" onClick={clearDraft}>
          {copy.plan.clear}
        </Button>
      </div>
    </Page>
  );
};
