import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#src/features/swing/history/history-screen.tsx';
import { parseSwingHistorySearch } from '#src/features/swing/swing-search.ts';
import { whereOn } from '#src/app/where-on.ts';

const SwingHistory = () => <HistoryScreen at={Route.useSearch()} />;

export const Route = createFileRoute('/_golfer/video-analysis/history')({
  validateSearch: parseSwingHistorySearch,
  beforeLoad: whereOn('videoAnalysis'),
  component: SwingHistory,
});
