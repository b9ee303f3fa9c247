import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { useState } from 'react';
import { THOUGHT_CHARACTERS, saveSwingThought } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { faultById } from '@divot/golf-content';
import { copy } from '#src/features/dashboard/copy.ts';
import { useDraft } from '#src/platform/draft.ts';
import { isText } from '#src/platform/local-store.ts';
import { logError } from '#src/platform/error-log.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Offers } from './part.tsx';

const words = copy.thought;

/** Edits the swing thought. Offers the last three and those that suit the golfer's faults. */
export const ThoughtEditor = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const { draft, saveDraft, discardDraft } = useDraft('swing-thought', profile.id, isText);
  const [error, setError] = useState<string>();
  const thought = draft ?? profile.swingThought ?? '';
  const recent = (profile.swingThoughts ?? []).toReversed();
  const suggested = faultsInOrder(profile)
    .flatMap((id) => faultById(id)?.swingThought ?? [])
    .filter((text) => !recent.includes(text));

  const type = (text: string) => {
    setError(undefined);
    saveDraft(text);
  };
  const save = async () => {
    if (thought.trim() === '') return setError(words.empty);
    if (thought.trim().length > THOUGHT_CHARACTERS) return setError(words.tooLong(THOUGHT_CHARACTERS));
    const saved = await saveSwingThought(profile.id, thought);
    if (!saved.ok) {
      logError(new Error('swing thought'));
      return setError(saved.error);
    }
    discardDraft();
    return onClose();
  };
  const cancel = () => {
    discardDraft();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form="swing-thought">
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id="swing-thought"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.label}
          hint={words.hint}
          error={error}
          value={thought}
          onChange={type}
          autoComplete="off"
          enterKeyHint="done"
        />
        <Offers title={words.recent} texts={recent} onPick={type} />
        <Offers title={words.suggested} texts={suggested} onPick={type} />
      </form>
    </Dialog>
  );
};
