import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/app/home-page.tsx';
import { dashboardAtFrom } from '#src/features/dashboard/dashboard-at.ts';

export const Route = createFileRoute('/_golfer/')({ validateSearch: dashboardAtFrom, component: HomePage });
