import { useState } from 'react';
import { editRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { totalAlone } from '#src/domain/rounds/total-alone.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { now } from '#src/platform/clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };

const modes = (['casual', 'practice', 'competition'] as const).map((value) => ({
  value,
  label: copy.setup.modes[value],
}));
const conditions = copy.finish.conditions.map(([value, label]) => ({ value, label }));

/** What is true of a round beside its scores. The index follows: a card of another day may change every later one. */
export const EditSheet = ({ round, open, onClose }: Props) => {
  const [playedOn, setPlayedOn] = useState(round.playedOn);
  const [mode, setMode] = useState(round.mode);
  const [pcc, setPcc] = useState(round.pcc ?? 0);
  const [ratingMinusPar, setRatingMinusPar] = useState(round.ratingMinusPar ?? true);
  const [notes, setNotes] = useState(round.notes ?? '');
  const total = totalAlone(round);
  const [gross, setGross] = useState(String(total?.adjustedGross ?? ''));
  const [error, setError] = useState<string>();
  useReloadGuard('form:round', open);
  const save = async () => {
    const edit = { playedOn, mode, pcc, ratingMinusPar, notes: notes.trim() };
    const saved = await editRound(
      round.id,
      total ? { ...edit, total: { ...total, adjustedGross: Number(gross) } } : edit,
    );
    if (saved.ok) onClose();
    else setError(saved.error);
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
            value={gross}
            onChange={setGross}
          />
        )}
        <TextField
          type="date"
          label={copy.setup.day}
          hint={copy.card.dayHint}
          max={localDay(now())}
          min="1950-01-01"
          value={playedOn}
          onChange={setPlayedOn}
        />
        <SegmentedControl label={copy.setup.mode} value={mode} segments={modes} onChange={setMode} />
        <Select
          label={copy.finish.pcc}
          hint={copy.finish.pccHint}
          value={String(pcc)}
          options={conditions}
          onChange={(value) => setPcc(Number(value))}
        />
        {!total && (
          <Checkbox
            label={copy.card.ratingMinusPar}
            hint={copy.card.ratingMinusParHint}
            checked={ratingMinusPar}
            onChange={setRatingMinusPar}
          />
        )}
        <TextArea label={copy.pad.notes} maxLength={2000} value={notes} onChange={setNotes} />
        {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
      </div>
    </Sheet>
  );
};
