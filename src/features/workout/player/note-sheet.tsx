import { noteExercise } from '#src/data/commands/workouts.ts';
import { useDraft } from '#src/platform/draft.ts';
import { isText } from '#src/platform/local-store.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextArea } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import type { SheetProps } from './sheet-props.ts';

const words = copy.noteSheet;

export const NoteSheet = ({ open, workout, item, onClose }: Omit<SheetProps, 'settle'>) => {
  const { draft, saveDraft, discardDraft } = useDraft(`note-${item.id}`, workout.userId, isText);
  const text = draft ?? item.note ?? '';
  const save = async () => {
    const saved = await noteExercise(workout.id, item.id, text);
    if (!saved.ok) {
      showToast({ text: saved.error, tone: 'error' });
      return;
    }
    discardDraft();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="primary" size="play" block onClick={() => void save()}>
          {words.save}
        </Button>
      }
    >
      <TextArea label={words.label} maxLength={280} value={text} onChange={saveDraft} />
    </Sheet>
  );
};
