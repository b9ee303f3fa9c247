import { useCourseFaceShapes } from '#src/data/queries/ground.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';

type Props = { readonly courseId: string | undefined; readonly name: string; readonly className?: string };

/** A course's picture in a list or on a card: its own last hole, if this device has its map. */
export const CoursePicture = ({ courseId, ...rest }: Props) => (
  <CourseFace shapes={useCourseFaceShapes(courseId)} {...rest} />
);

type RoundProps = { readonly round: Round; readonly className?: string };

/** The same picture for a round on that course, whichever tee it was played from. */
export const RoundPicture = ({ round, ...rest }: RoundProps) => (
  <CoursePicture courseId={round.courseId} name={round.courseSnapshot?.name ?? ''} {...rest} />
);
