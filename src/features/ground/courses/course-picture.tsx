import { Link } from '@tanstack/react-router';
import { useCourseFaceShapes } from '#src/data/queries/ground.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { copy } from './copy.ts';

type Look = {
  /**
   * In a row of a list it is for a finger or a mouse alone. Keys and screen readers would meet the same name beside each
   * row; what the row opens has the way for them.
   */
  readonly inRow?: boolean;
  readonly className?: string;
};
type Props = Look & { readonly courseId: string | undefined; readonly name: string };

/**
 * A course's picture in a list or on a card: its own last hole, if this device has its map. A tap on it opens the
 * course's page, also inside a row that opens something else. A round on a course that nobody has entered has no page.
 */
export const CoursePicture = ({ courseId, inRow = false, ...rest }: Props) => {
  const face = <CourseFace shapes={useCourseFaceShapes(courseId)} {...rest} />;
  if (courseId === undefined) return face;
  return (
    <Link
      to="/course"
      search={{ course: courseId }}
      aria-label={copy.open(courseName(rest.name))}
      {...(inRow && { tabIndex: -1, 'aria-hidden': true })}
      className="relative z-1 shrink-0 rounded-control hover:brightness-95"
    >
      {face}
    </Link>
  );
};

type RoundProps = Look & { readonly round: Round };

/** The same picture for a round on that course, whichever tee it was played from. */
export const RoundPicture = ({ round, ...rest }: RoundProps) => (
  <CoursePicture courseId={round.courseId} name={round.courseSnapshot?.name ?? ''} {...rest} />
);
