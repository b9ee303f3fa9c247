import type { ComponentProps } from 'react';
import { CoursePage } from '#src/features/ground/course/course-page.tsx';
import type { CourseSearch } from '#src/features/ground/course/course-search.ts';
import { RoundPicture } from '#src/features/ground/courses/course-picture.tsx';
import { ResumeBanner } from '#src/features/round/resume-banner.tsx';
import type { Addressed } from './addressed.tsx';

const resume: ComponentProps<typeof CoursePage>['resume'] = (round, onResume) => (
  <ResumeBanner round={round} picture={<RoundPicture round={round} />} onResume={onResume} />
);

export const Course = (props: Addressed<CourseSearch>) => <CoursePage {...props} resume={resume} />;
