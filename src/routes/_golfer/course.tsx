import { createFileRoute } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { CoursePage } from '#src/features/ground/course/course-page.tsx';
import { RoundPicture } from '#src/features/ground/courses/course-picture.tsx';
import { ResumeBanner } from '#src/features/round/resume-banner.tsx';
import { parseCourseSearch } from '#src/features/ground/course/course-search.ts';

const resume: ComponentProps<typeof CoursePage>['resume'] = (round, onResume) => (
  <ResumeBanner round={round} picture={<RoundPicture round={round} />} onResume={onResume} />
);

const CourseRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <CoursePage
      at={Route.useSearch()}
      go={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      resume={resume}
    />
  );
};

export const Route = createFileRoute('/_golfer/course')({
  validateSearch: parseCourseSearch,
  component: CourseRoute,
});
