import { Suspense, lazy } from 'react';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';

const Slideshow = lazy(async () => {
  const { Slideshow: slideshow } = await import('#src/features/shop/slideshow.tsx');
  return { default: slideshow };
});

/** The dashboard with the shop's slideshow in it, which comes after everything of the golfer's own. */
export const HomePage = () => (
  <DashboardScreen
    shop={
      <Suspense fallback={<Skeleton className="h-60" />}>
        <Slideshow />
      </Suspense>
    }
  />
);
