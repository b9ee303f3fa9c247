import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/dashboard/lower-copy.ts';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { OffCourse } from './off-course.tsx';
import { Link, type LinkProps } from '@tanstack/react-router';
import { toPlaying } from '#src/features/dashboard/to-playing.ts';
import { toPractice } from '#src/features/dashboard/navigation-state.ts';
import { CalendarIcon, PlayIcon, StatsIcon, TargetIcon } from '#src/ui/icons/frame-icons.ts';

const { tiles } = copy.train;

type Tile = {
  readonly texts: readonly [title: string, about: string];
  readonly icon: React.ReactNode;
  readonly link: Pick<LinkProps, 'to' | 'state'>;
};

/** Play, practise, look at the figures, take a lesson. */
const OnCourse = ({ profile }: { readonly profile: Profile | undefined }) => {
  const shown: readonly Tile[] = [
    { texts: tiles.play, icon: <PlayIcon />, link: { to: '/playing', state: toPlaying(profile) } },
    { texts: tiles.practice, icon: <TargetIcon />, link: { to: '/practice', state: toPractice(profile) } },
    { texts: tiles.stats, icon: <StatsIcon />, link: { to: '/analytics' } },
    { texts: tiles.lesson, icon: <CalendarIcon />, link: { to: '/scheduling' } },
  ];
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))] gap-3">
      {shown.map(({ texts: [title, about], icon, link }) => (
        <li key={title}>
          <Link
            {...link}
            className="edge grid h-full min-h-play grid-cols-[auto_1fr] content-start items-center gap-x-2 rounded-control bg-surface p-3 text-ink no-underline hover:bg-sunken"
          >
            <span className="text-fairway-ink">{icon}</span>
            <span className="leading-tight font-medium">{title}</span>
            <span className="col-span-2 text-note leading-tight text-rough">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

type Tab = 'off-course' | 'on-course';

type Props = {
  readonly profile: Profile | undefined;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
};

export const TrainingTabs = ({ profile, tab, onTab }: Props) => (
  <section aria-label={copy.train.title} className="rule-t">
    <h2 className="sr-only">{copy.train.title}</h2>
    <Tabs<Tab>
      label={copy.train.title}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'off-course', label: copy.train.off, panel: <OffCourse profile={profile} /> },
        { value: 'on-course', label: copy.train.on, panel: <OnCourse profile={profile} /> },
      ]}
    />
  </section>
);
