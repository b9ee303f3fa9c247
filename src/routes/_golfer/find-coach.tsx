import { createFileRoute } from '@tanstack/react-router';
import { coachesAtFrom } from '#src/features/coaches/coaches-at.ts';
import { CoachesScreen } from '#src/features/coaches/coaches-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const FindCoach = () => {
  const navigate = Route.useNavigate();
  return <CoachesScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/find-coach')({
  validateSearch: nothingElse(coachesAtFrom),
  component: FindCoach,
});
