import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsImmersive } from '#src/platform/immersive.ts';
import { offerFiles, watchOpenedFiles } from '#src/platform/opened-files.ts';
import { SidebarProgress } from '#src/features/dashboard/progress/progress-list.tsx';
import { AppFrame } from '#src/ui/layout/app-frame.tsx';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { copy } from '#src/app/copy.ts';
import { Banners } from './banners.tsx';
import { HeaderLinks, SidebarLinks, TabLinks } from './links.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SyncLine } from './sync-line.tsx';

/** A file dropped on the window, or opened with the installed app, leads to where it is looked into. */
const useFilesFromOutside = () => {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchOpenedFiles((files) => {
        offerFiles('shots', files);
        void navigate({ to: '/bag', search: { view: 'import' } });
      }),
    [navigate],
  );
};

/** The frame around every signed-in screen. */
export const Shell = () => {
  useFilesFromOutside();
  return (
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
};
