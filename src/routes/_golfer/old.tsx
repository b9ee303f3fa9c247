import { createFileRoute } from '@tanstack/react-router';
import { OldDashboardScreen } from '#src/features/dashboard/old-dashboard-screen.tsx';

export const Route = createFileRoute('/_golfer/old')({ component: OldDashboardScreen });
