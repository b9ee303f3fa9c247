import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#src/features/swing/history/history-screen.tsx';
import { historyAtFrom } from '#src/features/swing/swing-at.ts';
import { nothingElse } from '#src/platform/search-params.ts';

const SwingHistory = () => <HistoryScreen at={Route.useSearch()} />;

export const Route = createFileRoute('/_golfer/video-analysis/history')({
  validateSearch: nothingElse(historyAtFrom),
  component: SwingHistory,
});
