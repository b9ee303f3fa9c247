import { useCourseFaceShapes } from '#src/data/queries/ground.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';

type Props = { readonly courseId: string | undefined; readonly name: string; readonly className?: string };

/** The face of a course in a list or on a card: its own last hole where this device has its map. */
export const CoursePicture = ({ courseId, ...rest }: Props) => (
  <CourseFace shapes={useCourseFaceShapes(courseId)} {...rest} />
);
