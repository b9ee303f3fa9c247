import { readCount } from '#src/domain/rounds/typed-number.ts';
import { useState } from 'react';
import { editRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { totalAlone } from '@divot/golf-rules';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { useDraft } from '#src/platform/draft.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/round/copy.ts';
import { ReflectionFields } from '#src/features/round/finish/reflection-fields.tsx';

type Props = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };

const modes = (['casual', 'practice', 'competition'] as const).map((value) => ({
  value,
  label: copy.setup.modes[value],
}));
const conditions = copy.finish.conditions.map(([value, label]) => ({ value, label }));

const TEXTS = ['bestShot', 'lesson', 'signedBy', 'notes'] as const;

type Changes = Partial<
  Pick<Round, 'playedOn' | 'mode' | 'pcc' | 'ratingMinusPar' | 'mood' | (typeof TEXTS)[number]> & { gross: string }
>;
const isChanges = (value: unknown): value is Changes => isRecord(value);

/**
 * Edits a round's facts other than its scores. The index is recalculated: a changed date may change every later value.
 */
export const EditSheet = ({ round, open, onClose }: Props) => {
  const total = totalAlone(round);
  const stored = {
    playedOn: round.playedOn,
    mode: round.mode,
    pcc: round.pcc ?? 0,
    ratingMinusPar: round.ratingMinusPar ?? true,
    bestShot: round.bestShot ?? '',
    lesson: round.lesson ?? '',
    mood: round.mood,
    signedBy: round.signedBy ?? '',
    notes: round.notes ?? '',
    gross: String(total?.adjustedGross ?? ''),
  };
  const { draft: changes, saveDraft, discardDraft } = useDraft(`round-${round.id}`, round.userId, isChanges);
  const draft = { ...stored, ...changes };
  const today = useToday();
  const [error, setError] = useState<string>();
  const change = (part: Changes) => saveDraft({ ...changes, ...part });
  const save = async () => {
    const { gross, ...facts } = draft;
    const texts = TEXTS.map((field) => [field, draft[field].trim() || undefined] as const);
    const edit = { ...facts, ...Object.fromEntries(texts) };
    const saved = await editRound(
      round.id,
      total ? { ...edit, total: { ...total, adjustedGross: readCount(gross) } } : edit,
    );
    if (!saved.ok) return setError(saved.error);
    discardDraft();
    return onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={copy.card.about}
      footer={
        <Button block size="play" variant="primary" onClick={() => void save()}>
          {copy.card.saveAbout}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        {total && (
          <TextField
            inputMode="numeric"
            label={copy.card.adjustedGross}
            hint={copy.card.adjustedGrossHint}
            value={draft.gross}
            onChange={(gross) => change({ gross })}
          />
        )}
        <TextField
          type="date"
          label={copy.setup.day}
          hint={copy.card.dayHint}
          max={round.playedOn > today ? round.playedOn : today}
          min="1950-01-01"
          value={draft.playedOn}
          onChange={(playedOn) => change({ playedOn })}
        />
        <SegmentedControl
          label={copy.setup.mode}
          value={draft.mode}
          segments={modes}
          onChange={(mode) => change({ mode })}
        />
        <Select
          label={copy.finish.pcc}
          hint={copy.finish.pccHint}
          value={String(draft.pcc)}
          options={conditions}
          onChange={(pcc) => change({ pcc: Number(pcc) })}
        />
        {!total && (
          <Checkbox
            label={copy.card.ratingMinusPar}
            hint={copy.card.ratingMinusParHint}
            checked={draft.ratingMinusPar}
            onChange={(ratingMinusPar) => change({ ratingMinusPar })}
          />
        )}
        <ReflectionFields reflections={draft} onChange={change} />
        {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
      </div>
    </Sheet>
  );
};
