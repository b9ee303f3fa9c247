import { createFileRoute, redirect } from '@tanstack/react-router';
import { Shell } from '#src/app/shell/shell.tsx';
import { sessionAtom, state } from '#src/platform/state.ts';

/** Everything but /login is for signed-in golfers; a visitor comes back to the address after signing in. */
export const Route = createFileRoute('/_golfer')({
  beforeLoad: ({ location }) => {
    if (state.get(sessionAtom).kind === 'signed-in') return;
    const wanted = location.pathname === '/' ? undefined : location.href;
    throw redirect({ to: '/login', search: wanted ? { next: wanted } : {}, replace: true });
  },
  component: Shell,
});
