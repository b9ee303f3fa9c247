import { useSession } from '#src/platform/state.ts';
import { SwingHome } from './home/swing-home.tsx';
import type { SwingAt } from './swing-at.ts';

/** /video-analysis: picking, results, comparing, filming, told apart by the address. */
export const SwingScreen = ({ at: _at }: { readonly at: SwingAt }) => {
  const session = useSession();
  if (session.kind !== 'signed-in') return null;
  return <SwingHome uid={session.user.uid} />;
};
