import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every path that nobody knows leads to the dashboard. */
export const Route = createFileRoute('/_golfer/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
