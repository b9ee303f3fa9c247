import { useLocation, useNavigate } from '@tanstack/react-router';
import { BuilderScreen } from '#src/features/workout/builder/builder-screen.tsx';
import { type BuilderSearch, parseNavigationState } from '#src/features/workout/workout-search.ts';
import type { Addressed } from './addressed.tsx';

export const NewWorkout = (props: Addressed<BuilderSearch>) => {
  const navigate = useNavigate();
  const navigation = parseNavigationState(useLocation({ select: ({ state }) => state }));
  const leave = (workout: string | undefined) => void navigate({ to: '/workout', search: { workout } });
  return <BuilderScreen {...props} navigation={navigation} leave={leave} />;
};
