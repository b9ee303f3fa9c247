import { createFileRoute, redirect } from '@tanstack/react-router';
import { Shell } from '#src/app/shell/shell.tsx';
import { sessionAtom, state } from '#src/platform/state.ts';

/** Everything but /login requires signing in. A visitor returns to the address they wanted after signing in. */
export const Route = createFileRoute('/_golfer')({
  beforeLoad: ({ location }) => {
    if (state.get(sessionAtom).kind === 'signed-in') return;
    const wanted = location.pathname === '/' ? undefined : location.href;
    throw redirect({ to: '/login', search: wanted ? { next: wanted } : {}, replace: true });
  },
  component: Shell,
});
