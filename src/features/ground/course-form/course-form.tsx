import { useCourse } from '#src/data/queries/courses.ts';
import type { GoTo, PlaySearch } from '#src/platform/play-search.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { CourseScreen } from './course-screen.tsx';

/** The card of a course: a new one, or that of the course in the address. */
export const CourseForm = ({ at: { course: id, tee, name }, go }: { readonly at: PlaySearch; readonly go: GoTo }) => {
  const { document: course, ready } = useCourse(id);
  if (id !== undefined && !ready) return <Skeleton className="mt-8 h-40" />;
  if (id !== undefined && !course) {
    return (
      <Page title={copy.editTitle}>
        <EmptyState of="gone" action={<Button onClick={() => go({ view: 'setup' })}>{copy.goneAction}</Button>}>
          {copy.gone}
        </EmptyState>
      </Page>
    );
  }
  return <CourseScreen key={`${course?.id} ${tee}`} course={course} teeId={tee} name={name} go={go} />;
};
