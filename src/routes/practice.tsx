import { useLocation, useNavigate } from '@tanstack/react-router';
import { PracticeScreen } from '#src/features/practice/practice-screen.tsx';
import { type PracticeSearch, parseNavigationState } from '#src/features/practice/practice-search.ts';
import type { Addressed } from './addressed.tsx';

export const Practice = (props: Addressed<PracticeSearch>) => {
  const navigate = useNavigate();
  const navigation = parseNavigationState(useLocation({ select: ({ state }) => state }));
  const play = (session: string) => void navigate({ to: '/guided-practice-player', search: { session } });
  return <PracticeScreen {...props} navigation={navigation} play={play} />;
};
