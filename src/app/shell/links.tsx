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

const quickLinks = [
  ['/practice', copy.sidebar.practice, TargetIcon],
  ['/videos', copy.sidebar.videos, LearnIcon],
  ['/analytics', copy.sidebar.stats, StatsIcon],
  ['/find-coach', copy.sidebar.findCoach, PeopleIcon],
] as const;

/** Screens in the phone's tabs that are not quick links. */
const yours = [
  ['/dashboard', copy.sidebar.home, HomeIcon],
  ['/playing', copy.sidebar.rounds, PlayIcon],
  ['/video-analysis/history', copy.sidebar.swings, SwingIcon],
  ['/workout', copy.sidebar.training, TrainIcon],
  ['/scheduling', copy.sidebar.lessons, CalendarIcon],
] as const;

/** Screens without their own tab, and the tab they belong to. */
const within: Readonly<Record<string, string>> = {
  '/workout': '/practice',
  '/workout-new': '/practice',
  '/guided-practice-player': '/practice',
  '/bag': '/analytics',
  '/pocket-book': '/playing',
  '/course': '/playing',
  '/events': '/playing',
};

/** Other addresses of Home, whose links the router does not mark by itself. */
const HOME = ['/', '/new'];

/** The mark of a link to the open screen, or to the tab that the open screen belongs to. */
const useMark = () => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (to: string) => {
    if (to === '/dashboard' && HOME.includes(path)) return { 'aria-current': 'page' } as const;
    return within[path] === to ? ({ 'aria-current': true } as const) : {};
  };
};

export const HeaderLinks = () => {
  const mark = useMark();
  return header.filter(isThere).map(([to, label]) => (
    <Link key={to} to={to} className={headerLinkLook} {...mark(to)}>
      {label}
    </Link>
  ));
};

export const TabLinks = () => {
  const mark = useMark();
  return tabs.filter(isThere).map(([to, label, Icon]) => (
    <Link key={to} to={to} className={tabLook} {...mark(to)}>
      <TabFace icon={<Icon className="size-6" />} label={label} />
    </Link>
  ));
};

type SideLinksProps = { readonly title: string; readonly links: typeof quickLinks | typeof yours };

const SideLinks = ({ title, links }: SideLinksProps) => {
  const mark = useMark();
  return (
    <nav aria-label={title}>
      <h2 className="label text-rough">{title}</h2>
      <ul className="mt-1">
        {links.filter(isThere).map(([to, label, Icon]) => (
          <li key={to}>
            <Link to={to} className={sideLinkLook} {...mark(to)}>
              <Icon className="size-5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const SidebarLinks = () => (
  <>
    <SideLinks title={copy.sidebar.title} links={quickLinks} />
    <SideLinks title={copy.sidebar.yours} links={yours} />
  </>
);
