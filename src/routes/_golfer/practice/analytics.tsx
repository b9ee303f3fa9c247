import { createFileRoute } from '@tanstack/react-router';
import { analyticsAtFrom } from '#src/features/practice/analytics/analytics-at.ts';
import { AnalyticsScreen } from '#src/features/practice/analytics/analytics-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const PracticeAnalytics = () => {
  const navigate = Route.useNavigate();
  return <AnalyticsScreen at={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />;
};

export const Route = createFileRoute('/_golfer/practice/analytics')({
  validateSearch: nothingElse(analyticsAtFrom),
  component: PracticeAnalytics,
});
