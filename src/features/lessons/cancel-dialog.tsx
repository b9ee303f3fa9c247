import { useState } from 'react';
import { advanceLesson } from '#src/data/commands/bookings.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { isFreeToCancel } from '#src/domain/lessons/lesson-state.ts';
import { compact } from '@divot/basics';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { client } from '#src/services/booking/client.ts';
import { copy } from './copy.ts';

const words = copy.cancel;
const REASON_LENGTH = 280;

/** Cancels a lesson in the coach's calendar first, so it never looks cancelled here while the coach still waits. */
export const CancelDialog = ({ lesson, onClose }: { readonly lesson: Booking; readonly onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const now = useMinute();
  const cancel = async () => {
    setBusy(true);
    setFailure(undefined);
    const there = lesson.externalId && client ? await client.cancel(lesson.externalId, reason) : undefined;
    // 'refused' and 'not-found': the lesson is no longer in the coach's calendar.
    if (there && !there.ok && (there.error === 'offline' || there.error === 'busy')) {
      setBusy(false);
      setFailure(words.offline);
      return;
    }
    const edit = compact({ cancelledBy: 'golfer' as const, cancelReason: reason.trim() || undefined });
    const done = await advanceLesson(lesson.id, 'cancelled', edit);
    setBusy(false);
    if (done.ok) onClose();
    else setFailure(done.error);
  };
  const policy = lesson.status === 'confirmed' ? (isFreeToCancel(lesson, now) ? words.free : words.late) : words.asked;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      text={policy}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <TextField label={words.reason} maxLength={REASON_LENGTH} value={reason} onChange={setReason} />
      {failure !== undefined && <ErrorNote title={failure} />}
    </Dialog>
  );
};
