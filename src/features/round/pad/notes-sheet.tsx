import { useState } from 'react';
import { editRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };

/** Notes on the round. If saving fails, the typed text stays. */
export const NotesSheet = ({ round, open, onClose }: Props) => {
  const [notes, setNotes] = useState(round.notes ?? '');
  const [error, setError] = useState<string>();
  useReloadGuard('form:notes', open && notes !== (round.notes ?? ''));
  const save = async () => {
    const saved = await editRound(round.id, { notes });
    if (saved.ok) onClose();
    else setError(saved.error);
  };
  return (
    <Sheet
      open={open}
      onClose={() => void save()}
      title={copy.pad.notes}
      footer={
        <Button block size="play" variant="primary" onClick={() => void save()}>
          {copy.pad.done}
        </Button>
      }
    >
      <TextArea hideLabel label={copy.pad.notes} maxLength={2000} value={notes} onChange={setNotes} />
      {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
    </Sheet>
  );
};
