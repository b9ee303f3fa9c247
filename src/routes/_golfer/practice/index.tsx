import { createFileRoute, useLocation } from '@tanstack/react-router';
import { type GoTo, arrivalFrom, practiceAtFrom } from '#src/features/practice/practice-at.ts';
import { PracticeScreen } from '#src/features/practice/practice-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const Practice = () => {
  const navigate = Route.useNavigate();
  const arrival = useLocation({ select: ({ state }) => state });
  const go: GoTo = (search, options) => void navigate({ search, state: (before) => before, ...options });
  const play = (session: string) => void navigate({ to: '/guided-practice-player', search: { session } });
  return <PracticeScreen at={Route.useSearch()} arrival={arrivalFrom(arrival)} go={go} play={play} />;
};

export const Route = createFileRoute('/_golfer/practice/')({
  validateSearch: nothingElse(practiceAtFrom),
  component: Practice,
});
