import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type GoTo, analyticsAtFrom } from '#src/features/analytics/analytics-at.ts';
import { AnalyticsScreen } from '#src/features/analytics/analytics-screen.tsx';

const Analytics = () => {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  // Read again here: what validation leaves out, the router fills up from the address as it was typed.
  const at = useMemo(() => analyticsAtFrom(search), [search]);
  const go: GoTo = (next, options) => void navigate({ search: next, resetScroll: false, ...options });
  return <AnalyticsScreen at={at} go={go} />;
};

export const Route = createFileRoute('/_golfer/analytics')({ validateSearch: analyticsAtFrom, component: Analytics });
