import { useEffect } from 'react';
import { useLessons } from '#src/data/queries/bookings.ts';
import { isCalendarBehind } from '#src/domain/lessons/calendar-file.ts';
import { isUpcoming } from '#src/domain/lessons/lesson-state.ts';
import { useMinute } from '#src/platform/use-clock.ts';
import { logError } from '#src/platform/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { client } from '#src/services/booking/client.ts';
import { copy } from './copy.ts';
import { LessonRow } from './lesson-row.tsx';
import { syncLessons } from './sync-lessons.ts';

type LessonListProps = { readonly which: 'upcoming' | 'past'; readonly onBook: () => void };

export const LessonList = ({ which, onBook }: LessonListProps) => {
  const { documents, ready } = useLessons();
  const network = useNetwork();
  useEffect(() => {
    if (client && network !== 'offline') syncLessons(client).catch(logError);
  }, [network]);
  const now = useMinute();
  const upcoming = documents
    // A cancelled lesson stays in sight until it is out of the golfer's calendar.
    .filter((lesson) => isUpcoming(lesson, now) || isCalendarBehind(lesson, now))
    .toReversed();
  const shown = which === 'upcoming' ? upcoming : documents.filter((lesson) => !isUpcoming(lesson, now));
  if (!ready) return <Skeleton className="h-24 w-full" />;
  if (shown.length === 0) {
    return (
      <EmptyState
        action={
          <Button variant="primary" onClick={onBook}>
            {copy.empty.action}
          </Button>
        }
      >
        {copy.empty[which]}
      </EmptyState>
    );
  }
  return (
    <ul>
      {shown.map((lesson) => (
        <LessonRow key={lesson.id} lesson={lesson} />
      ))}
    </ul>
  );
};
