import { createFileRoute } from '@tanstack/react-router';
import { Range } from '#src/app/range-area.tsx';
import { parseSwingPageSearch } from '#src/features/swing/swing-search.ts';
import { SwingScreen } from '#src/features/swing/swing-screen.tsx';
import { whereOn } from '#src/app/where-on.ts';

const VideoAnalysis = () => <SwingScreen at={Route.useSearch()} Range={Range} />;

export const Route = createFileRoute('/_golfer/video-analysis/')({
  validateSearch: parseSwingPageSearch,
  beforeLoad: whereOn('videoAnalysis'),
  component: VideoAnalysis,
});
