import { Link } from '@tanstack/react-router';
import { useCourseTile } from '#src/data/queries/hole-drawings.ts';
import { useCourseNamed } from '#src/data/queries/courses.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { copy } from './copy.ts';

type Props = {
  readonly place: string;
  /** For a finger or a mouse alone: keys and screen readers would meet the same name beside each row. */
  readonly inRow?: boolean;
  readonly className?: string;
};

/** The picture of a game's place. It opens the course's page if the golfer has a course of that name. */
export const PlaceFace = ({ place, inRow = false, ...look }: Props) => {
  const course = useCourseNamed(place);
  const face = <CourseFace name={place} drawing={useCourseTile(course?.id)} {...look} />;
  return course ? (
    <Link
      to="/course"
      search={{ course: course.id }}
      aria-label={copy.courseOf(courseName(place))}
      {...(inRow && { tabIndex: -1, 'aria-hidden': true })}
      className="relative z-1 self-start rounded-control"
    >
      {face}
    </Link>
  ) : (
    face
  );
};
