import { createFileRoute } from '@tanstack/react-router';
import { parseCoachesSearch } from '#src/features/coaches/coaches-search.ts';
import { CoachesScreen } from '#src/features/coaches/coaches-screen.tsx';

const FindCoach = () => {
  const navigate = Route.useNavigate();
  return <CoachesScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/find-coach')({
  validateSearch: parseCoachesSearch,
  component: FindCoach,
});
