import { MOST_BLOCKS, MOST_DAYS_BACK } from '#src/domain/practice/session-limits.ts';
import { addDays } from '#src/domain/shared/day.ts';
import { PlusIcon } from '#src/ui/icons/icons.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy, words } from '#src/features/practice/copy.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import { type GoTo, places } from '#src/features/practice/practice-search.ts';
import { NO_PLACE, typedMinutes } from './block-draft.ts';
import { BlockFields } from './block-fields.tsx';
import { type PlanKind, usePlan } from './use-plan.ts';

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
            maxLength={1000}
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
