import { createFileRoute } from '@tanstack/react-router';
import { lessonsAtFrom } from '#src/features/lessons/lessons-at.ts';
import { LessonsScreen } from '#src/features/lessons/lessons-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const Scheduling = () => {
  const navigate = Route.useNavigate();
  return <LessonsScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/scheduling')({
  validateSearch: nothingElse(lessonsAtFrom),
  component: Scheduling,
});
