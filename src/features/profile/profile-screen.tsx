import { useState } from 'react';
import { loggedErrors } from '#src/platform/error-log.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { LookSection } from './look-section.tsx';
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

/** Who is signed in, and what concerns this device. */
export const ProfileScreen = () => {
  const session = useSession();
  return (
    <Page title={copy.title} lead={copy.lead}>
      {session.kind === 'signed-in' && (
        <p className="text-note">
          {copy.signedInAs} <span className="font-medium">{session.user.displayName}</span>, {session.user.email}
        </p>
      )}
      <LookSection />
      <SyncSection />
      <StorageSection />
      <Errors />
    </Page>
  );
};
