import { act, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { CoachDetail } from '#src/features/coaches/coach-detail.tsx';
import { networkAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const before = state.get(syncStatusAtom);
afterEach(() => {
  state.set(syncStatusAtom, before);
  state.set(networkAtom, 'online');
});

it('tells a golfer with no network to connect, and one whose cloud does not answer that Divot keeps trying', async () => {
  await signInSam();
  state.set(networkAtom, 'offline');
  show(<CoachDetail uid={SAM.uid} at={{ coach: 'ines' }} go={() => undefined} />);
  await screen.findByText('This coach is not on this device yet. Connect to load the directory.');

  act(() => {
    state.set(networkAtom, 'online');
    state.set(syncStatusAtom, { ...before, phase: 'failing' });
  });
  await screen.findByText('This coach did not load. Divot will keep trying.');

  act(() => state.set(syncStatusAtom, { ...before, phase: 'idle' }));
  await screen.findByText('This coach is not in the directory any more.');
});
