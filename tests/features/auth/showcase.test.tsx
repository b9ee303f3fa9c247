import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveVisit } from '#src/data/db/sample-visit.ts';
import { isSampleShown } from '#src/data/live/current.ts';
import { Showcase } from '#src/features/auth/showcase.tsx';
import { isVisit, sessionAtom, state } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { show } from '#tests/support/screen.tsx';

afterEach(async () => {
  await leaveVisit();
  state.set(sessionAtom, { kind: 'resolving' });
});

it('says what Divot does, and opens the sample golfer before an account', async () => {
  state.set(sessionAtom, { kind: 'signed-out' });
  show(<Showcase />);
  await screen.findByText('Divot finds what costs you strokes, and the drill for it.');

  fireEvent.click(screen.getByRole('button', { name: 'See it with sample golf' }));

  await eventually(() => expect(isVisit()).toBe(true));
  expect(isSampleShown()).toBe(true);
});
