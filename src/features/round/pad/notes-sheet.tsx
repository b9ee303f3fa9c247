import { useState } from 'react';
import { editRound } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { ok } from '@divot/basics';
import { useDraft } from '#src/platform/draft.ts';
import { isText } from '#src/platform/local-store.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };

/** Notes on the round. */
export const NotesSheet = ({ round, open, onClose }: Props) => {
  const { draft, saveDraft, discardDraft } = useDraft(`notes-${round.id}`, round.userId, isText);
  const notes = draft ?? round.notes ?? '';
  const [error, setError] = useState<string>();
  const save = async () => {
    const saved = draft === undefined ? ok(round) : await editRound(round.id, { notes: draft.trim() || undefined });
    if (!saved.ok) return setError(saved.error);
    discardDraft();
    return onClose();
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
      <TextArea hideLabel label={copy.pad.notes} maxLength={2000} value={notes} onChange={saveDraft} />
      {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
    </Sheet>
  );
};
