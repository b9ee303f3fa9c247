import { createRootRoute, redirect } from '@tanstack/react-router';
import { FailedRoute } from '#src/app/errors/failed-screen.tsx';
import { oneSpelling } from '#src/app/one-spelling.ts';
import { Root } from '#src/app/shell/root.tsx';

export const Route = createRootRoute({
  beforeLoad: ({ location: { pathname, search, hash } }) => {
    const to = oneSpelling(pathname);
    if (to !== pathname) throw redirect({ to, search, hash, replace: true });
  },
  component: Root,
  errorComponent: FailedRoute,
});
