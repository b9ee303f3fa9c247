import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, workoutAtFrom } from '#src/features/workout/workout-at.ts';
import { WorkoutScreen } from '#src/features/workout/workout-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const Workout = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, ...options });
  return <WorkoutScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/workout')({
  validateSearch: nothingElse(workoutAtFrom),
  component: Workout,
});
