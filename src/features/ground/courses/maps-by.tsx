import { useIsMapShown } from '#src/data/queries/ground.ts';
import { Attribution } from '#src/platform/position/attribution.tsx';

/** Attribution under a list of courses, if any of their pictures is drawn from a map. */
export const MapsBy = ({ courseIds }: { readonly courseIds: readonly (string | undefined)[] }) =>
  useIsMapShown(courseIds) && (
    <p className="mt-2 text-right">
      <Attribution className="text-fine text-rough underline underline-offset-4" />
    </p>
  );
