import { Link } from '@tanstack/react-router';
import { useCourseTile, useRoundTile } from '#src/data/queries/hole-drawings.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import type { Drawing } from '#src/ui/figures/hole-drawing.tsx';
import { copy } from './copy.ts';

type Look = { readonly className?: string };
type FaceProps = Look & {
  readonly courseId: string | undefined;
  readonly name: string;
  readonly drawing: Drawing | undefined;
};

/** A round on a course that nobody has entered has no page. */
const Face = ({ courseId, ...rest }: FaceProps) =>
  courseId === undefined ? (
    <CourseFace {...rest} />
  ) : (
    <Link
      to="/course"
      search={{ course: courseId }}
      aria-label={copy.open(courseName(rest.name))}
      className="relative z-1 shrink-0 rounded-control hover:brightness-95"
    >
      <CourseFace {...rest} />
    </Link>
  );

/**
 * A course's picture in a list or on a card: its own last hole. A tap on it opens the course's page, also inside a row
 * that opens something else.
 */
export const CoursePicture = (props: Omit<FaceProps, 'drawing'>) => (
  <Face drawing={useCourseTile(props.courseId)} {...props} />
);

type RoundProps = Look & { readonly round: Round };

/** The picture of a round: the hole that stands for it with its balls, if they were marked, or else its course's. */
export const RoundPicture = ({ round, ...look }: RoundProps) => {
  const { courseId, courseSnapshot } = round;
  const [course, roundTile] = [useCourseTile(courseId), useRoundTile(round)];
  return <Face courseId={courseId} name={courseSnapshot?.name ?? ''} drawing={roundTile ?? course} {...look} />;
};
