import { createFileRoute, useLocation } from '@tanstack/react-router';
import { BuilderScreen } from '#src/features/workout/builder/builder-screen.tsx';
import { parseNavigationState, parseBuilderSearch } from '#src/features/workout/workout-search.ts';

const NewWorkout = () => {
  const navigate = Route.useNavigate();
  const navigation = useLocation({ select: ({ state }) => state });
  return (
    <BuilderScreen
      at={Route.useSearch()}
      navigation={parseNavigationState(navigation)}
      go={(search) => void navigate({ search, state: (before) => before })}
      leave={(workout) => void navigate({ to: '/workout', search: { workout } })}
    />
  );
};

export const Route = createFileRoute('/_golfer/workout-new')({
  validateSearch: parseBuilderSearch,
  component: NewWorkout,
});
