import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignedOutFrame } from '#src/app/shell/signed-out-frame.tsx';
import { AuthScreen } from '#src/features/auth/auth-screen.tsx';
import { parseLoginSearch } from '#src/features/auth/login-search.ts';
import { sessionAtom, state } from '#src/platform/state.ts';

export const Route = createFileRoute('/login')({
  validateSearch: parseLoginSearch,
  beforeLoad: ({ search }) => {
    if (state.get(sessionAtom).kind === 'signed-in')
      throw redirect({ href: search.next ?? '/dashboard', replace: true });
  },
  component: () => (
    <SignedOutFrame>
      <AuthScreen />
    </SignedOutFrame>
  ),
});
