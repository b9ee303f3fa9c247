import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '#src/features/coming/coming-screen.tsx';

export const Route = createFileRoute('/_golfer/dashboard')({ component: () => <ComingScreen name="dashboard" /> });
