import { createFileRoute } from '@tanstack/react-router';
import { SignInAgain } from '#src/features/auth/sign-in-again.tsx';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

export const Route = createFileRoute('/_golfer/profile')({
  component: () => <ProfileScreen signInAgain={<SignInAgain />} />,
});
