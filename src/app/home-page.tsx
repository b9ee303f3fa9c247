import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { dashboardAtFrom } from '#src/features/dashboard/dashboard-at.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';

const Slideshow = lazy(async () => {
  const { Slideshow: slideshow } = await import('#src/features/shop/slideshow.tsx');
  return { default: slideshow };
});

/** The dashboard with the shop's slideshow in it, which comes after everything of the golfer's own. */
export const HomePage = () => {
  const navigate = useNavigate();
  const at = dashboardAtFrom(useSearch({ strict: false }));
  return (
    <DashboardScreen
      at={at}
      go={(search) => void navigate({ to: '.', search, resetScroll: false })}
      shop={
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Slideshow />
        </Suspense>
      }
    />
  );
};
