import { createFileRoute, useLocation } from '@tanstack/react-router';
import { type GoTo, parseNavigationState, parsePracticeSearch } from '#src/features/practice/practice-search.ts';
import { PracticeScreen } from '#src/features/practice/practice-screen.tsx';

const Practice = () => {
  const navigate = Route.useNavigate();
  const navigation = useLocation({ select: ({ state }) => state });
  const go: GoTo = (search, options) => void navigate({ search, state: (before) => before, ...options });
  const play = (session: string) => void navigate({ to: '/guided-practice-player', search: { session } });
  return <PracticeScreen at={Route.useSearch()} navigation={parseNavigationState(navigation)} go={go} play={play} />;
};

export const Route = createFileRoute('/_golfer/practice/')({
  validateSearch: parsePracticeSearch,
  component: Practice,
});
