import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/app/home-page.tsx';
import { dashboardAtFrom } from '#src/features/dashboard/dashboard-at.ts';
import { nothingElse } from '#src/platform/search-params.ts';

export const Route = createFileRoute('/_golfer/dashboard')({
  validateSearch: nothingElse(dashboardAtFrom),
  component: HomePage,
});
