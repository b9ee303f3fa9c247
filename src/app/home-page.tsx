import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { parseDashboardSearch } from '#src/features/dashboard/dashboard-search.ts';
import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';
import { Later } from '#src/platform/waiting/after-start.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const Slideshow = lazyPart(() => import('#src/features/shop/slideshow.tsx'), 'Slideshow');

// The decision needs the catalogues and half a year of rounds, so it must not hold up the first paint.
const ThisWeek = lazyPart(() => import('#src/features/focus/this-week.tsx'), 'ThisWeek');

// A desktop has room for it beside the week.
const IndexTrend = lazyPart(() => import('#src/features/analytics/handicap/index-trend.tsx'), 'IndexTrend');

// Only a golfer who is new here loads it.
const WelcomeCard = lazyPart(() => import('#src/features/welcome/welcome-card.tsx'), 'WelcomeCard');

// Only a focus on a swing fault has one.
const CameraCheck = lazyPart(() => import('#src/features/swing/check/camera-check.tsx'), 'CameraCheck');

/** The dashboard plus what other features add: this week's work, and the shop's slideshow at the end. */
export const HomePage = () => {
  const navigate = useNavigate();
  const at = parseDashboardSearch(useSearch({ strict: false }));
  return (
    <DashboardScreen
      at={at}
      go={(search) => void navigate({ to: '.', search, resetScroll: false })}
      week={
        <Suspense fallback={<Skeleton className="h-140" />}>
          <ThisWeek
            welcome={
              <Suspense fallback={<Skeleton className="h-72 sm:h-56" />}>
                <WelcomeCard />
              </Suspense>
            }
            check={
              <Later>
                <Suspense>
                  <CameraCheck />
                </Suspense>
              </Later>
            }
          />
        </Suspense>
      }
      trend={
        useIsWide() && (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <IndexTrend />
          </Suspense>
        )
      }
      shop={
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Slideshow />
        </Suspense>
      }
    />
  );
};
