import { createFileRoute } from '@tanstack/react-router';
import { SignInAgain } from '#src/features/auth/sign-in-again.tsx';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';
import { parseSettingsSearch } from '#src/features/profile/settings-search.ts';

const Profile = () => <ProfileScreen at={Route.useSearch()} signInAgain={<SignInAgain />} />;

export const Route = createFileRoute('/_golfer/profile')({
  validateSearch: parseSettingsSearch,
  component: Profile,
});
