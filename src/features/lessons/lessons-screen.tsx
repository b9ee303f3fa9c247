import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { BookTab } from './book/book-tab.tsx';
import { copy } from './copy.ts';
import { type GoTo, type LessonsSearch, tabs } from './lessons-search.ts';
import { useEffect } from 'react';
import { useLessons } from '#src/data/queries/bookings.ts';
import { isCalendarBehind } from '#src/domain/lessons/calendar-file.ts';
import { isUpcoming } from '#src/domain/lessons/lesson-state.ts';
import { addDays, localDay } from '@divot/basics';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { client } from '#src/services/booking/client.ts';
import { LessonRow } from './lesson-row.tsx';
import { syncLessons } from './sync-lessons.ts';

/** A lesson with an invented coach, as it stands in the list. */
const ExampleLesson = ({ isPast }: { readonly isPast: boolean }) => {
  const at = useMinute();
  const day = addDays(localDay(at), isPast ? -3 : 3);
  return (
    <ul>
      <LessonRow
        lesson={{
          id: 'example',
          userId: 'example',
          createdAt: at,
          updatedAt: at,
          sortKey: 0,
          kind: 'lesson',
          status: isPast ? 'done' : 'confirmed',
          startUtc: `${day}T15:00:00.000Z`,
          endUtc: `${day}T16:00:00.000Z`,
          ...copy.empty.example[isPast ? 'past' : 'upcoming'],
        }}
      />
    </ul>
  );
};

type LessonListProps = { readonly which: 'upcoming' | 'past'; readonly onBook: () => void };

const LessonList = ({ which, onBook }: LessonListProps) => {
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
        of="lessons"
        example={<ExampleLesson isPast={which === 'past'} />}
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

/** /scheduling: upcoming lessons, past lessons, and booking the next. */
export const LessonsScreen = ({ at, go }: { readonly at: LessonsSearch; readonly go: GoTo }) => {
  const quote = useFocusQuote();
  const panels = {
    upcoming: <LessonList which="upcoming" onBook={() => go({ tab: 'book' })} />,
    past: <LessonList which="past" onBook={() => go({ tab: 'book' })} />,
    book: (
      <>
        {quote && (
          <p className="measure mb-4 font-medium" {...quote.facts}>
            {quote.text}
          </p>
        )}
        <BookTab at={at} go={go} />
      </>
    ),
  };
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Tabs
        label={copy.tabsLabel}
        value={at.tab ?? 'upcoming'}
        onChange={(tab) => go({ tab })}
        tabs={tabs.map((value) => ({ value, label: copy.tabs[value], panel: panels[value] }))}
      />
    </Page>
  );
};
