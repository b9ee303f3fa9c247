import { useState } from 'react';
import { useCoaches } from '#src/data/queries/coaches.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { SlotPicker } from './book/slot-picker.tsx';
import { client } from '#src/services/booking/client.ts';
import { copy } from './copy.ts';
import { moveInCalendar } from './sync-lessons.ts';
import { useFreeStarts } from './use-free-starts.ts';

const words = copy.move;

export const MoveDialog = ({ lesson, onClose }: { readonly lesson: Booking; readonly onClose: () => void }) => {
  const { documents: coaches } = useCoaches();
  const coachUser = coaches.find(({ id }) => id === lesson.coachId)?.bookingUser;
  const free = useFreeStarts(
    lesson.userId,
    coachUser && lesson.lessonType ? { coachUser, slug: lesson.lessonType } : undefined,
  );
  const [start, setStart] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const move = async () => {
    if (!start || !client) return;
    setBusy(true);
    const done = await moveInCalendar(client, lesson.id, start);
    setBusy(false);
    if (done.ok) onClose();
    else setFailure(done.error);
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      footer={
        <Button variant="primary" block disabled={!start} busy={busy} onClick={() => void move()}>
          {words.confirm}
        </Button>
      }
    >
      {failure !== undefined && <ErrorNote title={failure} />}
      {free.state === 'fresh' ? (
        <SlotPicker starts={free.starts} coachTz={lesson.coachTz} value={start} onChange={setStart} />
      ) : (
        <p className="text-note">{free.state === 'loading' ? copy.book.loading : words.offline}</p>
      )}
    </Sheet>
  );
};
