import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newestFirst } from '@divot/documents';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { IdentitySection } from '#src/features/profile/identity-section.tsx';
import { draftOf } from '#src/features/profile/profile-draft.ts';
import { show } from '#tests/support/screen.tsx';

it('takes a photo from the phone’s files and a name that the browser knows', async () => {
  const at = '2026-05-01T08:00:00.000Z';
  const profile: Profile = {
    id: 'sam',
    userId: 'sam',
    createdAt: at,
    updatedAt: at,
    sortKey: newestFirst(at),
    displayName: 'Sam',
    email: 'sam@example.org',
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: [],
  };

  show(
    <IdentitySection
      draft={draftOf(profile, 'metric')}
      problems={{}}
      onType={() => undefined}
      email="sam@example.org"
    />,
  );

  expect((await screen.findByLabelText<HTMLInputElement>('Choose a photo')).type).toBe('file');
  expect(screen.getByLabelText<HTMLInputElement>('Name').autocomplete).toBe('name');
});
