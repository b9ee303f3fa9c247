import { createFileRoute } from '@tanstack/react-router';
import { parseBagSearch } from '#src/features/bag/bag-search.ts';
import { BagScreen } from '#src/features/bag/bag-screen.tsx';

const Bag = () => {
  const navigate = Route.useNavigate();
  return <BagScreen at={Route.useSearch()} go={(next) => void navigate({ search: next })} />;
};

export const Route = createFileRoute('/_golfer/bag')({
  validateSearch: parseBagSearch,
  component: Bag,
});
