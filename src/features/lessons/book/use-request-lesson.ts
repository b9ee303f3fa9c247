import { compact, truncate } from '@divot/basics';
import { useState } from 'react';
import { requestLesson } from '#src/data/commands/bookings.ts';
import { type PackSource, packLines } from '#src/domain/coaches/lesson-pack.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { deviceZone } from '#src/domain/lessons/zones.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import { client } from '#src/services/booking/client.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/lessons/copy.ts';
import { syncLessons } from '#src/features/lessons/sync-lessons.ts';
import { type LessonTyped, lessonFields } from './lesson-fields.ts';

const words = copy.book;
const RESULTS = { confirmed: words.booked, requested: words.asked, lost: words.lost };

type Setting = {
  readonly coach: Coach;
  readonly userId: string;
  readonly draft: LessonTyped;
  readonly source: PackSource;
  readonly onDone: () => void;
};

/** Stores the request for the drafted lesson and, if there is a connection, sends it at once. */
export const useRequestLesson = ({ coach, userId, draft, source, onDone }: Setting) => {
  const isOffline = useNetwork() === 'offline';
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const type = coach.lessonTypes?.find(({ slug }) => slug === draft.slug);
  const isComplete = type !== undefined && draft.start !== '';

  const send = async (bookingId: string) => {
    if (!client || isOffline) return words.queued;
    const done = await syncLessons(client).catch((error: unknown) => void logError(error));
    const result = done?.get(bookingId);
    return result ? RESULTS[result] : words.queued;
  };
  const request = async () => {
    if (!type || !isComplete || !lessonFields.note.read(draft.note).ok) return;
    setBusy(true);
    setFailure(undefined);
    const saved = await requestLesson(
      userId,
      compact({
        coachId: coach.id,
        coachName: coach.name,
        coachTz: coach.timeZone ?? 'UTC',
        userTz: deviceZone(),
        lessonType: type.slug,
        minutes: type.minutes,
        startUtc: draft.start,
        topicFaultIds: draft.topics,
        shared: draft.parts,
        note: truncate([draft.note.trim(), ...packLines(draft.parts, source)].filter(Boolean).join('\n'), 1000),
        price: type.price === undefined ? undefined : { amount: type.price, currency: coach.currency ?? 'USD' },
      }),
    );
    const result = saved.ok ? await send(saved.value.id) : undefined;
    setBusy(false);
    if (!saved.ok) {
      setFailure(saved.error);
      return;
    }
    showToast({ text: result ?? words.queued });
    onDone();
  };
  return { type, isComplete, isOffline, busy, failure, request };
};
