import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignedOutFrame } from '#src/app/shell/signed-out-frame.tsx';
import { AuthScreen } from '#src/features/auth/auth-screen.tsx';
import { sessionAtom, state } from '#src/platform/state.ts';

type LoginSearch = { readonly mode?: 'create' | 'forgot'; readonly next?: string };

/** An address inside the app; anything else would send the golfer away after signing in. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

export const Route = createFileRoute('/login')({
  validateSearch: ({ mode, next }): LoginSearch => ({
    ...(mode === 'create' || mode === 'forgot' ? { mode } : {}),
    ...(isOwnPath(next) ? { next } : {}),
  }),
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
