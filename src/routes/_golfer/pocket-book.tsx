import { createFileRoute } from '@tanstack/react-router';
import { parseBookSearch } from '#src/features/ground/book/book-search.ts';
import { BookScreen } from '#src/features/ground/book/book-screen.tsx';

const PocketBook = () => {
  const navigate = Route.useNavigate();
  return <BookScreen at={Route.useSearch()} go={(next) => void navigate({ search: next, resetScroll: false })} />;
};

export const Route = createFileRoute('/_golfer/pocket-book')({
  validateSearch: parseBookSearch,
  component: PocketBook,
});
