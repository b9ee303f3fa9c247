import { createFileRoute } from '@tanstack/react-router';
import { parseLessonsSearch } from '#src/features/lessons/lessons-search.ts';
import { LessonsScreen } from '#src/features/lessons/lessons-screen.tsx';

const Schedule = () => {
  const navigate = Route.useNavigate();
  return <LessonsScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/schedule')({
  validateSearch: parseLessonsSearch,
  component: Schedule,
});
