import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { FailedRoute } from '#src/app/errors/failed-screen.tsx';
import { oneSpelling } from '#src/app/one-spelling.ts';
import { Root } from '#src/app/shell/root.tsx';
import { whereOn } from '#src/app/where-on.ts';
import { parseAnalyticsSearch } from '#src/features/analytics/analytics-search.ts';
import { parseAssessmentSearch } from '#src/features/assessment/assessment-search.ts';
import { parseLoginSearch } from '#src/features/auth/login-search.ts';
import { parseBagSearch } from '#src/features/bag/bag-search.ts';
import { parseCoachesSearch } from '#src/features/coaches/coaches-search.ts';
import { parseDashboardSearch } from '#src/features/dashboard/dashboard-search.ts';
import { parseFocusSearch } from '#src/features/focus/focus-search.ts';
import { parseBookSearch } from '#src/features/ground/book/book-search.ts';
import { parseCourseSearch } from '#src/features/ground/course/course-search.ts';
import { parseEventsSearch } from '#src/features/group/events/events-search.ts';
import { parseInvitationsSearch } from '#src/features/invitations/invitations-search.ts';
import { parseLessonsSearch } from '#src/features/lessons/lessons-search.ts';
import { parsePracticeAnalyticsSearch } from '#src/features/practice/analytics/practice-analytics-search.ts';
import { parsePlayerSearch } from '#src/features/practice/player/player-search.ts';
import { parsePracticeSearch } from '#src/features/practice/practice-search.ts';
import { parseSeasonSearch } from '#src/features/practice/season/season-search.ts';
import { parseSettingsSearch } from '#src/features/profile/settings-search.ts';
import { parseSwingHistorySearch, parseSwingPageSearch } from '#src/features/swing/swing-search.ts';
import { parseVideosSearch } from '#src/features/videos/videos-search.ts';
import { parseBuilderSearch, parseWorkoutSearch } from '#src/features/workout/workout-search.ts';
import { parseHistorySearch } from '#src/platform/history-search.ts';
import { parsePlaySearch } from '#src/platform/play-search.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { type Addressed, type How, addressed } from './addressed.tsx';

// Every address: its path, what its search parameters may be, and the screen, which loads when it is opened. Whatever a
// screen is made of besides stands in a file of its own beside this one.

export const root = createRootRoute({
  beforeLoad: ({ location: { pathname, search, hash } }) => {
    const to = oneSpelling(pathname);
    if (to !== pathname) throw redirect({ to, search, hash, replace: true });
  },
  component: Root,
  errorComponent: FailedRoute,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: parseLoginSearch,
  beforeLoad: ({ search }) => {
    if (state.get(sessionAtom).kind === 'signed-in')
      throw redirect({ href: search.next ?? '/dashboard', replace: true });
  },
  component: lazyRouteComponent(() => import('./login.tsx'), 'Login'),
});

/** Everything but /login requires signing in. A visitor returns to the address they wanted after signing in. */
export const golfer = createRoute({
  getParentRoute: () => root,
  id: '_golfer',
  beforeLoad: ({ location }) => {
    if (state.get(sessionAtom).kind === 'signed-in') return;
    const wanted = location.pathname === '/' ? undefined : location.href;
    throw redirect({ to: '/login', search: wanted ? { next: wanted } : {}, replace: true });
  },
  component: lazyRouteComponent(() => import('#src/app/shell/shell.tsx'), 'Shell'),
});

/** Redirects every unknown path to the dashboard. */
export const unknown = createRoute({
  getParentRoute: () => golfer,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});

const getParentRoute = () => golfer;
/** The golfer's screen `name` at `path`. */
const screen = <const P extends string, S extends object, N extends string>(
  path: P,
  validateSearch: (search: Readonly<Record<string, unknown>>) => S,
  load: () => Promise<{ readonly [name in N]: ComponentType<Addressed<S>> }>,
  name: N,
  how?: How,
  beforeLoad: () => void = () => undefined,
) => createRoute({ getParentRoute, path, validateSearch, beforeLoad, component: addressed(path, load, name, how) });

/** A screen whose address says no more than its path. */
const plain = <const P extends string, N extends string>(
  path: P,
  load: () => Promise<{ readonly [name in N]: ComponentType }>,
  name: N,
) => createRoute({ getParentRoute, path, component: lazyRouteComponent(load, name) });

const Home = lazyRouteComponent(() => import('#src/app/home-page.tsx'), 'HomePage');
const home = <const P extends string>(path: P) =>
  createRoute({ getParentRoute, path, validateSearch: parseDashboardSearch, component: Home });

const lessons = <const P extends string>(path: P) =>
  screen(path, parseLessonsSearch, () => import('#src/features/lessons/lessons-screen.tsx'), 'LessonsScreen');

const replaced: How = { replace: true };
const inPlace: How = { resetScroll: false };
const keepState: How = { keepsState: true };

const screens = [
  home('/'),
  home('/dashboard'),
  home('/new'),
  plain('/old', () => import('#src/features/dashboard/old-dashboard-screen.tsx'), 'OldDashboardScreen'),
  plain('/404', () => import('#src/app/not-found-screen.tsx'), 'NotFoundScreen'),
  screen('/playing', parsePlaySearch, () => import('./playing.tsx'), 'Playing', keepState),
  screen('/course', parseCourseSearch, () => import('./course.tsx'), 'Course', { ...replaced, ...inPlace }),
  screen(
    '/pocket-book',
    parseBookSearch,
    () => import('#src/features/ground/book/book-screen.tsx'),
    'BookScreen',
    inPlace,
  ),
  screen('/events', parseEventsSearch, () => import('#src/features/group/events/events-screen.tsx'), 'EventsScreen'),
  plain('/hand-over', () => import('./hand-over.tsx'), 'HandOver'),
  screen(
    '/find-game',
    parseInvitationsSearch,
    () => import('#src/features/invitations/invitations-screen.tsx'),
    'InvitationsScreen',
  ),
  screen(
    '/analytics',
    parseAnalyticsSearch,
    () => import('#src/features/analytics/analytics-screen.tsx'),
    'AnalyticsScreen',
    inPlace,
  ),
  screen(
    '/focus',
    parseFocusSearch,
    () => import('#src/features/focus/diary/diary-screen.tsx'),
    'DiaryScreen',
    inPlace,
  ),
  screen('/practice', parsePracticeSearch, () => import('./practice.tsx'), 'Practice', keepState),
  screen(
    '/practice/analytics',
    parsePracticeAnalyticsSearch,
    () => import('#src/features/practice/analytics/analytics-screen.tsx'),
    'AnalyticsScreen',
    replaced,
  ),
  screen(
    '/practice/season',
    parseSeasonSearch,
    () => import('#src/features/practice/season/season-screen.tsx'),
    'SeasonScreen',
    replaced,
  ),
  screen(
    '/guided-practice-player',
    parsePlayerSearch,
    () => import('./guided-practice-player.tsx'),
    'Player',
    replaced,
  ),
  screen('/videos', parseVideosSearch, () => import('./videos.tsx'), 'Videos'),
  screen(
    '/video-analysis',
    parseSwingPageSearch,
    () => import('./video-analysis.tsx'),
    'VideoAnalysis',
    {},
    whereOn('videoAnalysis'),
  ),
  screen(
    '/video-analysis/history',
    parseSwingHistorySearch,
    () => import('#src/features/swing/history/history-screen.tsx'),
    'HistoryScreen',
    {},
    whereOn('videoAnalysis'),
  ),
  plain('/assessment', () => import('#src/features/assessment/hub-screen.tsx'), 'HubScreen'),
  screen(
    '/swing-assessment',
    parseAssessmentSearch(14),
    () => import('#src/features/assessment/swing/swing-screen.tsx'),
    'SwingAssessmentScreen',
  ),
  screen(
    '/mobility-assessment',
    parseAssessmentSearch(12),
    () => import('#src/features/assessment/mobility/mobility-screen.tsx'),
    'MobilityAssessmentScreen',
  ),
  screen('/workout', parseWorkoutSearch, () => import('#src/features/workout/workout-screen.tsx'), 'WorkoutScreen'),
  screen('/workout-new', parseBuilderSearch, () => import('./workout-new.tsx'), 'NewWorkout', keepState),
  screen('/find-coach', parseCoachesSearch, () => import('#src/features/coaches/coaches-screen.tsx'), 'CoachesScreen'),
  lessons('/schedule'),
  lessons('/scheduling'),
  screen('/bag', parseBagSearch, () => import('#src/features/bag/bag-screen.tsx'), 'BagScreen'),
  screen('/profile', parseSettingsSearch, () => import('./profile.tsx'), 'Profile'),
  screen('/history', parseHistorySearch, () => import('./history.tsx'), 'History'),
  unknown,
] as const;

export const routeTree = root.addChildren([login, golfer.addChildren(screens)]);
