import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import { now } from '#src/platform/clock.ts';
import { useSession } from '#src/platform/state.ts';
import { ForwardIcon, PlayIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { ProgressList } from './progress-list.tsx';
import { RecentRounds } from './recent-rounds.tsx';
import { ResumeRound } from './resume-round.tsx';
import { WorkingOn } from './working-on.tsx';

const quickLinks = [
  ['/practice', copy.quick.links.practice],
  ['/videos', copy.quick.links.videos],
  ['/analytics', copy.quick.links.stats],
  ['/find-coach', copy.quick.links.findCoach],
] as const;

/** On a phone; the desktop has them in the sidebar. */
const QuickLinks = () => (
  <Section title={copy.quick.title}>
    <ul className="grid grid-cols-2 gap-x-6">
      {quickLinks.map(([to, label]) => (
        <li key={to} className="rule-b">
          <Link
            to={to}
            className="flex min-h-play items-center justify-between gap-2 font-medium text-ink no-underline"
          >
            {label}
            <ForwardIcon className="size-5 text-rough" />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

/** Where a golfer lands: the round under way, then what to work on, then how it is going. All from this device. */
export const DashboardScreen = ({ shop }: { readonly shop: ReactNode }) => {
  const session = useSession();
  const { profile } = useProfile();
  const { round: active } = useActiveRound();
  const name = profile?.displayName || (session.kind === 'signed-in' ? session.user.displayName : '');
  return (
    <Page
      width="wide"
      title={copy.greeting(now().getHours(), name)}
      lead={profile && (profile.assessmentComplete ? copy.welcome.assessed : copy.welcome.notAssessed)}
      action={
        !active && (
          <Link
            to="/playing"
            search={{ view: 'setup' }}
            className={`${buttonLook({ variant: 'flag', size: 'play' })} max-sm:w-full`}
          >
            <PlayIcon />
            {copy.play}
          </Link>
        )
      }
    >
      {active && <ResumeRound round={active} />}
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[5fr_6fr]">
        {profile && <WorkingOn profile={profile} />}
        <RecentRounds />
        {shop}
        <Section title={copy.progress.title} className="lg:hidden">
          <ProgressList />
        </Section>
        <div className="lg:hidden">
          <QuickLinks />
        </div>
      </div>
    </Page>
  );
};
