import { createFileRoute } from '@tanstack/react-router';
import { type GoTo, parseWorkoutSearch } from '#src/features/workout/workout-search.ts';
import { WorkoutScreen } from '#src/features/workout/workout-screen.tsx';

const Workout = () => {
  const navigate = Route.useNavigate();
  const go: GoTo = (search, options) => void navigate({ search, ...options });
  return <WorkoutScreen at={Route.useSearch()} go={go} />;
};

export const Route = createFileRoute('/_golfer/workout')({
  validateSearch: parseWorkoutSearch,
  component: Workout,
});
