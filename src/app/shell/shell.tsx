import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { isDecided } from '#src/data/live/decision.ts';
import { laterParts, showLaterParts, startFinished } from '#src/platform/waiting/after-start.ts';
import { useIsImmersive } from '#src/platform/device/immersive.ts';
import { offerFiles, watchOpenedFiles } from '#src/platform/files/opened-files.ts';
import { AppFrame } from '#src/ui/layout/app-frame.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { Banners } from './banners.tsx';
import { HeaderLinks, SidebarLinks, TabLinks } from './links.tsx';
import { useSunlight } from '#src/platform/device/use-sunlight.ts';
import { PersonIcon, SunIcon } from '#src/ui/icons/frame-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useSignInEnd } from '#src/platform/session/sign-in-end.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { cloud } from '#src/platform/cloud.ts';
import { timeText } from '#src/platform/clock/day-text.ts';
import { closeCourseQuestion, courseQuestionAtom } from '#src/platform/course-search.ts';
import { useNetwork, useSyncStatus, useAtomValue } from '#src/platform/state.ts';
import { SyncLabel } from '#src/ui/layout/sync-label.tsx';
import { syncLabelOf } from './sync-label-of.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

// Needed only while changes wait, so not part of the first load.
const SyncSheet = lazy(async () => {
  try {
    const { SyncSheet: sheet } = await import('#src/features/profile/sync-sheet.tsx');
    return { default: sheet };
  } catch {
    // Offline, before the service worker has stored the app, the sheet cannot load. Show a toast, so that the screen
    // does not fail.
    showToast({ text: copy.sync.saved });
    return { default: () => <></> };
  }
});

// Shown only when a screen asks for a course.
const CourseSheet = lazy(async () => {
  try {
    const { CourseSheet: sheet } = await import('#src/features/ground/courses/course-sheet.tsx');
    return { default: sheet };
  } catch {
    closeCourseQuestion(); // offline, before the service worker has stored the app
    return { default: () => <></> };
  }
});
const CourseQuestions = () => {
  const question = useAtomValue(courseQuestionAtom);
  return (
    question && (
      <Suspense>
        <CourseSheet question={question} />
      </Suspense>
    )
  );
};

const actions = {
  sync: copy.sync.syncNow,
  waiting: copy.sync.showWaiting,
  attention: copy.sync.showAttention,
  'sign-in': copy.sync.signInAgain,
};

const SyncLine = () => {
  const navigate = useNavigate();
  const network = useNetwork();
  const [sheet, setSheet] = useState<'never asked for' | 'open' | 'closed'>('never asked for');
  const end = useSignInEnd();
  const { kind, word, press } = syncLabelOf(useSyncStatus(), network, timeText, end?.why);
  const syncNow = () => {
    cloud().then(
      (access) => void access.syncNow(),
      () => showToast({ text: copy.sync.saved }),
    );
  };
  const onPress = () => {
    if (press === 'attention' || press === 'sign-in')
      void navigate({ to: '/profile', search: { group: 'data' }, hash: 'sync' });
    else if (press === 'waiting') setSheet('open');
    else if (network === 'offline') showToast({ text: copy.sync.saved });
    if ((press === 'sync' || press === 'waiting') && network !== 'offline') syncNow();
  };
  return (
    <>
      <SyncLabel kind={kind} word={word} action={actions[press]} onPress={onPress} />
      {sheet !== 'never asked for' && (
        <Suspense fallback={null}>
          <SyncSheet open={sheet === 'open'} onClose={() => setSheet('closed')} onSyncNow={syncNow} />
        </Suspense>
      )}
    </>
  );
};

// Loads when the start is over, or at the first tap: it is a third of the shell's code.
const ProfileMenuItems = lazy(async () => {
  await laterParts;
  const { ProfileMenuItems: items } = await import('./profile-menu-items.tsx');
  return { default: items };
});

export const ProfileMenu = () => {
  // Remembers a tap that comes before the menu has loaded, and opens it then.
  const [isWanted, setWanted] = useState(false);
  const ask = () => {
    showLaterParts();
    setWanted(true);
  };
  const early = (
    <IconButton
      label={copy.menu.label}
      icon={<PersonIcon className="size-6 text-ink" />}
      aria-busy
      onMouseDown={ask} // a mouse released over the menu that opened meanwhile clicks neither
      onClick={ask}
    />
  );
  return (
    <Suspense fallback={early}>
      <ProfileMenuItems startsOpen={isWanted} />
    </Suspense>
  );
};

/** The account or its password changed elsewhere. The profile says what to do about it. */
export const SignInEndBanner = () => {
  const end = useSignInEnd();
  const onCourse = useIsImmersive();
  if (!end) return null;
  const more = (
    <Link to="/profile" search={{ group: 'data' }} hash="sync" className={buttonLook({ variant: 'quiet' })}>
      {copy.signInEnd.more}
    </Link>
  );
  return (
    <Banner tone="warn" low={onCourse} action={!onCourse && more}>
      {copy.signInEnd[end.why]}
    </Banner>
  );
};

/** The sunlight theme, one tap from every screen. */
const SunButton = () => {
  const { isSun, toggle } = useSunlight();
  return (
    <IconButton
      label={copy.sunlight}
      icon={<SunIcon className="size-5 text-ink" />}
      aria-pressed={isSun}
      onClick={toggle}
    />
  );
};

// Desktop only: a phone never loads it, and the first paint does not wait for it.
const Keyboard = lazyPart(() => import('./keyboard.tsx'), 'Keyboard');

const SidebarProgress = lazyPart(() => import('#src/features/dashboard/progress/progress-list.tsx'), 'SidebarProgress');

const DeskProgress = () =>
  useIsWide() && (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <SidebarProgress />
    </Suspense>
  );

const DeskKeyboard = () =>
  useIsWide() && (
    <Suspense fallback={<span className="size-12" />}>
      <Keyboard />
    </Suspense>
  );

const DecideFocus = lazy(async () => {
  if (await isDecided()) await startFinished;
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
          const isGolfers = files.some(({ name }) => name.toLowerCase().endsWith('.divot'));
          offerFiles(isGolfers ? 'golfer' : 'shots', files);
          if (isGolfers) void navigate({ to: '/profile', search: { group: 'carry' } });
          else void navigate({ to: '/bag', search: { view: 'import' } });
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
          <DeskProgress />
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
      <CourseQuestions />
      <Suspense>
        <DecideFocus />
      </Suspense>
    </AppFrame>
  );
};
