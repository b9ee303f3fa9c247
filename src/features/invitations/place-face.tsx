import { Link } from '@tanstack/react-router';
import { useCourseFaceShapes } from '#src/data/queries/ground.ts';
import { useCourseNamed } from '#src/data/queries/courses.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { copy } from './copy.ts';

type Props = { readonly place: string; readonly className?: string };

/** The picture of a game's place. It opens the course's page if the golfer has a course of that name. */
export const PlaceFace = ({ place, ...look }: Props) => {
  const course = useCourseNamed(place);
  const face = <CourseFace name={place} shapes={useCourseFaceShapes(course?.id)} {...look} />;
  return course ? (
    <Link
      to="/course"
      search={{ course: course.id }}
      aria-label={copy.courseOf(courseName(place))}
      className="relative z-1 self-start rounded-control"
    >
      {face}
    </Link>
  ) : (
    face
  );
};
