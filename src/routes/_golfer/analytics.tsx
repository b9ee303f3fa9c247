import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, parseAnalyticsSearch } from '#src/features/analytics/analytics-search.ts';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';

const Analytics = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (next, options) => void navigate({ search: next, resetScroll: false, ...options });
  return <AnalyticsScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/analytics')({
  validateSearch: parseAnalyticsSearch,
  component: Analytics,
});
