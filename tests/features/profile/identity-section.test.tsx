import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newestFirst } from '@divot/documents';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { IdentitySection } from '#src/features/profile/identity-section.tsx';
import { profileFields } from '#src/features/profile/profile-fields.ts';
import { useForm } from '#src/platform/storage/draft.ts';
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

  const Identity = () => (
    <IdentitySection
      form={useForm(profileFields('metric', 2026), { name: 'profile', uid: 'sam', document: profile })}
      email="sam@example.org"
    />
  );
  show(<Identity />);

  expect((await screen.findByLabelText<HTMLInputElement>('Choose a photo')).type).toBe('file');
  expect(screen.getByLabelText<HTMLInputElement>('Name').autocomplete).toBe('name');
});
