import { SignInAgain } from '#src/features/auth/sign-in-again.tsx';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';
import type { SettingsSearch } from '#src/features/profile/settings-search.ts';
import type { Addressed } from './addressed.tsx';

export const Profile = ({ at }: Addressed<SettingsSearch>) => <ProfileScreen at={at} signInAgain={<SignInAgain />} />;
