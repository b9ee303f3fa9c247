import { createFileRoute } from '@tanstack/react-router';
import { parseEventsSearch } from '#src/features/group/events/events-search.ts';
import { EventsScreen } from '#src/features/group/events/events-screen.tsx';

const Events = () => {
  const navigate = Route.useNavigate();
  return <EventsScreen at={Route.useSearch()} go={(next) => void navigate({ search: next })} />;
};

export const Route = createFileRoute('/_golfer/events')({
  validateSearch: parseEventsSearch,
  component: Events,
});
