import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, analyticsAtFrom } from '#src/features/analytics/analytics-at.ts';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';

const Analytics = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, resetScroll: false, ...options });
  return <AnalyticsScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/analytics')({ validateSearch: analyticsAtFrom, component: Analytics });
