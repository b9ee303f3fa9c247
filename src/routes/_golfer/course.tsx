import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '#src/features/round/course/course-page.tsx';
import { parseCourseSearch } from '#src/features/round/course/course-search.ts';

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
  validateSearch: parseCourseSearch,
  component: CourseRoute,
});
