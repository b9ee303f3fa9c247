import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '#src/features/round/course/course-page.tsx';
import { parseCourseSearch } from '#src/features/round/course/course-search.ts';
import { onlyKnownParams } from '#src/platform/search-params.ts';

const CourseRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <CoursePage
      at={Route.useSearch()}
      go={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/_golfer/course')({
  validateSearch: onlyKnownParams(parseCourseSearch),
  component: CourseRoute,
});
