import { createFileRoute } from '@tanstack/react-router';
import { swingAtFrom } from '#src/features/swing/swing-at.ts';
import { SwingScreen } from '#src/features/swing/swing-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const VideoAnalysis = () => <SwingScreen at={Route.useSearch()} />;

export const Route = createFileRoute('/_golfer/video-analysis/')({
  validateSearch: nothingElse(swingAtFrom),
  component: VideoAnalysis,
});
