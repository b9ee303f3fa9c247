import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

export const Route = createFileRoute('/_golfer/profile')({ component: ProfileScreen });
