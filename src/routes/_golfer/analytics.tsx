import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, analyticsAtFrom } from '#src/features/analytics/analytics-at.ts';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const Analytics = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (next, options) => void navigate({ search: next, resetScroll: false, ...options });
  return <AnalyticsScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/analytics')({
  validateSearch: nothingElse(analyticsAtFrom),
  component: Analytics,
});
