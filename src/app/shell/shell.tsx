import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import { startFinished } from '#src/platform/after-start.ts';
import { useIsImmersive } from '#src/platform/immersive.ts';
import { offerFiles, watchOpenedFiles } from '#src/platform/opened-files.ts';
import { SidebarProgress } from '#src/features/dashboard/progress/progress-list.tsx';
import { AppFrame } from '#src/ui/layout/app-frame.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/app/copy.ts';
import { Banners } from './banners.tsx';
import { HeaderLinks, SidebarLinks, TabLinks } from './links.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SignInEndBanner } from './sign-in-end-banner.tsx';
import { SunButton } from './sun-button.tsx';
import { SyncLine } from './sync-line.tsx';

// Desktop only: a phone never loads it, and the first paint does not wait for it.
const Keyboard = lazy(async () => {
  const { Keyboard: keyboard } = await import('./keyboard.tsx');
  return { default: keyboard };
});

const DeskKeyboard = () =>
  useIsWide() && (
    <Suspense fallback={<span className="size-12" />}>
      <Keyboard />
    </Suspense>
  );

const DecideFocus = lazy(async () => {
  await startFinished;
  const { DecideFocus: decideFocus } = await import('#src/app/background/decide-focus.tsx');
  return { default: decideFocus };
});

/** Opens the right screen for a file dropped on the window or opened with the installed app. */
const useFilesFromOutside = () => {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchOpenedFiles(
        (files) => {
          offerFiles('shots', files);
          void navigate({ to: '/bag', search: { view: 'import' } });
        },
        (names) => showToast({ text: copy.unreadFiles(names), tone: 'error' }),
      ),
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
          <SunButton />
          <DeskKeyboard />
          <ProfileMenu />
        </>
      }
      banners={
        <>
          <SignInEndBanner />
          <Banners />
        </>
      }
    >
      <Outlet />
      <Suspense>
        <DecideFocus />
      </Suspense>
    </AppFrame>
  );
};
