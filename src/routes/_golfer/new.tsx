import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/app/home-page.tsx';
import { parseDashboardSearch } from '#src/features/dashboard/dashboard-search.ts';

export const Route = createFileRoute('/_golfer/new')({
  validateSearch: parseDashboardSearch,
  component: HomePage,
});
