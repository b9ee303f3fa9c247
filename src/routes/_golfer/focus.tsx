import { createFileRoute } from '@tanstack/react-router';
import { DiaryScreen } from '#src/features/focus/diary/diary-screen.tsx';
import { parseFocusSearch } from '#src/features/focus/focus-search.ts';

const Diary = () => {
  const navigate = Route.useNavigate();
  return <DiaryScreen at={Route.useSearch()} go={(search) => void navigate({ search, resetScroll: false })} />;
};

export const Route = createFileRoute('/_golfer/focus')({
  validateSearch: parseFocusSearch,
  component: Diary,
});
