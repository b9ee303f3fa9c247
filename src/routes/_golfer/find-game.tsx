import { createFileRoute } from '@tanstack/react-router';
import { parseInvitationsSearch } from '#src/features/invitations/invitations-search.ts';
import { InvitationsScreen } from '#src/features/invitations/invitations-screen.tsx';

const FindGame = () => {
  const navigate = Route.useNavigate();
  return <InvitationsScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/find-game')({
  validateSearch: parseInvitationsSearch,
  component: FindGame,
});
