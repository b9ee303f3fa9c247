import { Link, Outlet } from '@tanstack/react-router';
import { useIsImmersive } from '#src/platform/immersive.ts';
import { SidebarProgress } from '#src/features/dashboard/progress/progress-list.tsx';
import { AppFrame } from '#src/ui/layout/app-frame.tsx';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { copy } from '#src/app/copy.ts';
import { Banners } from './banners.tsx';
import { HeaderLinks, SidebarLinks, TabLinks } from './links.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SyncLine } from './sync-line.tsx';

/** The frame around every signed-in screen. */
export const Shell = () => (
  <AppFrame
    skipLabel={copy.skip}
    navigationLabel={copy.navigation}
    immersive={useIsImmersive()}
    brand={
      <Link to="/dashboard" className="flex min-h-touch items-center gap-2 text-lead font-strong no-underline">
        <DivotMark className="size-7" />
        {copy.appName}
      </Link>
    }
    navigation={<HeaderLinks />}
    tabBar={<TabLinks />}
    sidebar={
      <>
        <SidebarLinks />
        <SidebarProgress />
      </>
    }
    account={
      <>
        <SyncLine />
        <ProfileMenu />
      </>
    }
    banners={<Banners />}
  >
    <Outlet />
  </AppFrame>
);
