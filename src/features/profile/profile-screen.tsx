import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { ErrorsSection } from './about/errors-section.tsx';
import { VersionSection } from './about/version-section.tsx';
import { copy } from './copy.ts';
import { CourseHandicapSection } from './course-handicap-section.tsx';
import { CourseSection } from './course-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { GroupTitle } from './group-title.tsx';
import { LookSection } from './look-section.tsx';
import { PerformanceSection } from './performance-section.tsx';
import { PrivacySection, RemindersSection } from './privacy-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type Part, partsShown } from './settings-groups.ts';
import type { SettingsSearch } from './settings-search.ts';
import { SettingsNav } from './settings-nav.tsx';
import { StorageSection } from './storage-section.tsx';
import { SyncSection } from './sync-section.tsx';

const Diagnostics = lazy(async () => {
  const { DiagnosticsScreen: diagnostics } = await import('./about/diagnostics-screen.tsx');
  return { default: diagnostics };
});

type PartsProps = { readonly shown: readonly Part[]; readonly signInAgain: ReactNode };

/** Settings that take effect at once, by group. They are not part of the form above. */
const Parts = ({ shown, signInAgain }: PartsProps) => {
  const { profile } = useProfile();
  const has = (part: Part) => shown.includes(part);
  return (
    <>
      <GroupTitle group="play" shown={shown} />
      {has('course') && <CourseSection />}
      {has('courseHandicap') && profile && <CourseHandicapSection profile={profile} />}
      <GroupTitle group="look" shown={shown} />
      {has('look') && <LookSection />}
      {has('reminders') && profile && <RemindersSection profile={profile} />}
      <GroupTitle group="data" shown={shown} />
      {has('sync') && <SyncSection signInAgain={signInAgain} />}
      {has('device') && <StorageSection />}
      {has('privacy') && profile && <PrivacySection profile={profile} />}
      {has('data') && profile && <DataSection uid={profile.id} />}
      {has('deletion') && profile && <DeleteSection profile={profile} />}
      <GroupTitle group="about" shown={shown} />
      {has('version') && <VersionSection />}
      {has('performance') && <PerformanceSection />}
      {has('errors') && <ErrorsSection />}
    </>
  );
};

const SignedInAs = () => {
  const session = useSession();
  const { profile } = useProfile();
  if (session.kind !== 'signed-in') return null;
  return (
    <>
      {copy.signedInAs} <Name className="font-medium">{profile?.displayName ?? session.user.displayName}</Name>,{' '}
      {session.user.email}
    </>
  );
};

type Props = { readonly at: SettingsSearch; readonly signInAgain: ReactNode };

/** The golfer's and this device's settings, in six groups. `signInAgain` shows itself only when needed. */
export const ProfileScreen = ({ at, signInAgain }: Props) => {
  const { profile, ready } = useProfile();
  const [find, setFind] = useState('');
  if (at.group === 'diagnostics') {
    return (
      <Suspense fallback={<Skeleton className="mt-8 h-80" />}>
        <Diagnostics />
      </Suspense>
    );
  }
  const shown = partsShown(at.group, find);
  return (
    <Page title={copy.title} lead={<SignedInAs />} width="wide">
      <div className="grid items-start gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-[13rem_minmax(0,42.5rem)]">
        <SettingsNav open={at.group} find={find} onFind={setFind} />
        <div className="flex flex-col gap-6">
          <p role="status" className="empty:hidden">
            {shown.length === 0 && copy.nothingFound(find.trim())}
          </p>
          {profile ? (
            <ProfileForm key={profile.id} profile={profile} shown={shown} />
          ) : (
            <div aria-busy={!ready} className="flex flex-col gap-3">
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-24 w-full" />
            </div>
          )}
          <Parts shown={shown} signInAgain={signInAgain} />
        </div>
      </div>
    </Page>
  );
};
