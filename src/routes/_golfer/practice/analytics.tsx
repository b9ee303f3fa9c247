import { createFileRoute } from '@tanstack/react-router';
import { parsePracticeAnalyticsSearch } from '#src/features/practice/analytics/practice-analytics-search.ts';
import { AnalyticsScreen } from '#src/features/practice/analytics/analytics-screen.tsx';

const PracticeAnalytics = () => {
  const navigate = Route.useNavigate();
  return <AnalyticsScreen at={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />;
};

export const Route = createFileRoute('/_golfer/practice/analytics')({
  validateSearch: parsePracticeAnalyticsSearch,
  component: PracticeAnalytics,
});
