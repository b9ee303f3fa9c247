import { Link, useLocation } from '@tanstack/react-router';
import {
  CalendarIcon,
  HomeIcon,
  LearnIcon,
  PlayIcon,
  PeopleIcon,
  StatsIcon,
  SwingIcon,
  TargetIcon,
  TrainIcon,
} from '#src/ui/icons/frame-icons.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { TabFace } from '#src/ui/layout/app-frame.tsx';
import { headerLinkLook, sideLinkLook, tabLook } from '#src/ui/layout/nav-look.ts';
import { copy } from './copy.ts';

/** A screen that is switched off has no link. */
const isThere = ([to]: readonly [string, ...unknown[]]) => !to.startsWith('/video-analysis') || isOn('videoAnalysis');

const header = [
  ['/dashboard', copy.header.dashboard],
  ['/video-analysis', copy.header.analysis],
  ['/videos', copy.header.videos],
  ['/practice', copy.header.practice],
  ['/analytics', copy.header.analytics],
  ['/find-coach', copy.header.findCoach],
  ['/find-game', copy.header.findGame],
] as const;

const tabs = [
  ['/dashboard', copy.tabs.home, HomeIcon],
  ['/playing', copy.tabs.play, PlayIcon],
  ['/video-analysis', copy.tabs.swing, SwingIcon],
  ['/practice', copy.tabs.train, TrainIcon],
  ['/analytics', copy.tabs.stats, StatsIcon],
] as const;

/** By the specification's names, which other screens call differently: shown on the dashboard alone. */
const quickLinks = [
  ['/practice', copy.sidebar.practice, TargetIcon],
  ['/videos', copy.sidebar.videos, LearnIcon],
  ['/analytics', copy.sidebar.stats, StatsIcon],
  ['/find-coach', copy.sidebar.findCoach, PeopleIcon],
] as const;

/** Screens that the header does not lead to, by their titles. */
const yours = [
  ['/playing', copy.sidebar.play, PlayIcon],
  ['/video-analysis/history', copy.sidebar.swings, SwingIcon],
  ['/workout', copy.sidebar.workout, TrainIcon],
  ['/scheduling', copy.sidebar.lessons, CalendarIcon],
] as const;

/** Screens without their own tab, and the tab they belong to. */
const within: Readonly<Record<string, string>> = {
  '/focus': '/dashboard',
  '/pocket-book': '/playing',
  '/course': '/playing',
  '/events': '/playing',
  '/hand-over': '/playing',
  '/find-game': '/playing',
  '/swing-assessment': '/video-analysis',
  '/workout': '/practice',
  '/workout-new': '/practice',
  '/guided-practice-player': '/practice',
  '/videos': '/practice',
  '/find-coach': '/practice',
  '/scheduling': '/practice',
  '/schedule': '/practice',
  '/mobility-assessment': '/practice',
  '/bag': '/analytics',
};

const HOME = '/dashboard';
/** The open screen. Home has three addresses, of which the router marks only the links' own. */
const useOpenPath = () =>
  useLocation({ select: ({ pathname }) => (pathname === '/' || pathname === '/new' ? HOME : pathname) });
const openMark = (isOpen: boolean) => (isOpen ? ({ 'aria-current': 'page' } as const) : {});

export const HeaderLinks = () => {
  const path = useOpenPath();
  return header.filter(isThere).map(([to, label]) => (
    <Link key={to} to={to} className={headerLinkLook} {...openMark(to === path)}>
      {label}
    </Link>
  ));
};

export const TabLinks = () => {
  const path = useOpenPath();
  return tabs.filter(isThere).map(([to, label, Icon]) => (
    <Link
      key={to}
      to={to}
      className={tabLook}
      {...(within[path] === to ? { 'aria-current': true as const } : openMark(to === path))}
    >
      <TabFace icon={<Icon className="size-6" />} label={label} />
    </Link>
  ));
};

type SideLinksProps = { readonly title: string; readonly links: typeof quickLinks | typeof yours };

const SideLinks = ({ title, links }: SideLinksProps) => (
  <nav aria-label={title}>
    <h2 className="label text-rough">{title}</h2>
    <ul className="mt-1">
      {links.filter(isThere).map(([to, label, Icon]) => (
        <li key={to}>
          <Link to={to} className={sideLinkLook}>
            <Icon className="size-5" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

export const SidebarLinks = () => (
  <>
    <SideLinks title={copy.sidebar.yours} links={yours} />
    {useOpenPath() === HOME && <SideLinks title={copy.sidebar.title} links={quickLinks} />}
  </>
);
