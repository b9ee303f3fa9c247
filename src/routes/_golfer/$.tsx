import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects every unknown path to the dashboard. */
export const Route = createFileRoute('/_golfer/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
