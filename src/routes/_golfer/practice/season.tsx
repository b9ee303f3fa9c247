import { createFileRoute } from '@tanstack/react-router';
import { parseSeasonSearch } from '#src/features/practice/season/season-search.ts';
import { SeasonScreen } from '#src/features/practice/season/season-screen.tsx';

const Season = () => {
  const navigate = Route.useNavigate();
  return <SeasonScreen at={Route.useSearch()} go={(search) => void navigate({ search, replace: true })} />;
};

export const Route = createFileRoute('/_golfer/practice/season')({
  validateSearch: parseSeasonSearch,
  component: Season,
});
