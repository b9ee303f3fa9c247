import { useIsMapShown } from '#src/data/queries/ground.ts';
import { Attribution } from './ground/attribution.tsx';

/** Under a list of courses: whose maps their pictures are drawn from, where one is. */
export const MapsBy = ({ courseIds }: { readonly courseIds: readonly (string | undefined)[] }) =>
  useIsMapShown(courseIds) && (
    <p className="mt-2 text-right">
      <Attribution className="text-fine text-rough underline underline-offset-4" />
    </p>
  );
