import { type ReactNode, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { loggedErrors } from '#src/platform/error-log.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { CourseHandicapSection } from './course-handicap-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LookSection } from './look-section.tsx';
import { PerformanceSection } from './performance-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StorageSection } from './storage-section.tsx';
import { SyncSection } from './sync-section.tsx';

const Errors = () => {
  const [errors] = useState(loggedErrors);
  if (errors.length === 0) return null;
  return (
    <Section title={copy.errors.title}>
      <p className="measure text-note text-rough">{copy.errors.text}</p>
      <ul className="mt-3">
        {errors.map(({ id, at, kind, path }) => (
          <li key={id} className="rule-t flex flex-wrap gap-x-4 py-2 text-note">
            <span className="figures font-medium select-all">{id}</span>
            <span className="figures">{at.slice(0, 16).replace('T', ' ')}</span>
            <span>{kind}</span>
            <span className="text-rough">{path}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The golfer's own settings, and what concerns this device. `signInAgain` shows itself when it is needed. */
export const ProfileScreen = ({ signInAgain }: { readonly signInAgain: ReactNode }) => {
  const session = useSession();
  const { profile, ready } = useProfile();
  return (
    <Page
      title={copy.title}
      lead={
        session.kind === 'signed-in' && (
          <>
            {copy.signedInAs} <span className="font-medium">{profile?.displayName ?? session.user.displayName}</span>,{' '}
            {session.user.email}
          </>
        )
      }
    >
      {profile ? (
        <ProfileForm key={profile.id} profile={profile} />
      ) : (
        <div aria-busy={!ready} className="flex flex-col gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {profile && <CourseHandicapSection profile={profile} />}
      <LookSection />
      {profile && <PrivacySection profile={profile} />}
      <SyncSection signInAgain={signInAgain} />
      <StorageSection />
      <PerformanceSection />
      {profile && <DataSection uid={profile.id} />}
      {profile && <DeleteSection profile={profile} />}
      <Errors />
    </Page>
  );
};
