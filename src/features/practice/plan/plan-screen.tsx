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
import { copy } from '#src/features/practice/copy.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import type { GoTo } from '#src/features/practice/practice-search.ts';
import { firstBlock, movedBlock, newBlock, planFields, readPlan, typedMinutes } from './plan-fields.ts';
import { BlockFields } from './block-fields.tsx';
import { useState } from 'react';
import { logPractice, startPractice } from '#src/data/commands/practice.ts';
import { OWN } from '@divot/golf-content';
import { addDays, compact } from '@divot/basics';
import { useForm } from '#src/platform/storage/draft.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';

type PlanKind = 'custom' | 'log';

/** A session that the golfer puts together. `save` checks and stores it. */
const usePlan = (kind: PlanKind, onStored: (sessionId: string) => void) => {
  const isLog = kind === 'log';
  const golfer = useGolfer();
  const [firstId, setFirstId] = useState(newId);
  const form = useForm(planFields, {
    name: `practice-${kind}`,
    uid: golfer.uid ?? '',
    document: { blocks: [firstBlock(firstId, isLog ? [] : golfer.painAreas)] },
  });
  const [error, setError] = useState<string>();

  const clear = () => {
    form.discard();
    setFirstId(newId());
  };
  const save = useSingleFlight(async () => {
    const read = form.settle(readPlan(form.typed));
    setError(read.ok ? undefined : copy.plan.wrong);
    if (!read.ok) focusFirstProblem();
    if (!read.ok || golfer.uid === undefined) return false;
    const plan = { ...compact(read.value), userId: golfer.uid, faultIds: golfer.faultIds };
    const saved = await (isLog ? logPractice(plan, golfer.markOf) : startPractice(plan));
    if (!saved.ok) {
      setError(saved.error);
      return false;
    }
    clear();
    onStored(saved.value.id);
    return true;
  });
  return { form, error, clear, save };
};

type PartProps = { readonly form: ReturnType<typeof usePlan>['form']; readonly isLog: boolean };

const DayAndPlace = ({ form: { at, typed }, isLog }: PartProps) => {
  const today = useToday();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isLog && (
        <TextField
          {...at('practicedOn')}
          min={addDays(today, -MOST_DAYS_BACK)}
          max={today}
          value={typed.practicedOn || today}
        />
      )}
      <Select {...at('place')} />
    </div>
  );
};

const Blocks = ({ form: { typed, problems, change }, isLog }: PartProps) => {
  const { blocks } = typed;
  const isFull = blocks.length >= MOST_BLOCKS;
  return (
    <>
      {blocks.map((block, nth) => (
        <BlockFields
          key={block.id}
          block={block}
          nth={nth}
          count={blocks.length}
          isLog={isLog}
          problems={problems}
          onChange={(next) => change({ blocks: blocks.map((one) => (one.id === next.id ? next : one)) })}
          onMove={(by) => change({ blocks: movedBlock(blocks, nth, by) })}
          onRemove={() => change({ blocks: blocks.filter(({ id }) => id !== block.id) })}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          disabled={isFull}
          onClick={() => change({ blocks: [...blocks, ...planFields.blocks.show([newBlock(newId(), OWN)])] })}
        >
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
  const { form, error } = plan;
  return (
    <Page
      title={isLog ? copy.plan.logTitle : copy.plan.title}
      lead={isLog ? copy.plan.logLead : copy.plan.lead}
      back={<BackLink label={copy.plan.back} onClick={() => go({})} />}
    >
      <DayAndPlace form={form} isLog={isLog} />
      {!isLog && <PainNote />}
      <Blocks form={form} isLog={isLog} />
      {isLog && (
        <>
          <FeelScale {...form.at('feel')} />
          <TextArea {...form.at('notes')} />
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
