import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import { DiaryScreen } from '#src/features/focus/diary/diary-screen.tsx';
import { show, signInSam } from '#tests/support/screen.tsx';

it('offers a golfer without a focus to choose one, not another one', async () => {
  await signInSam();

  show(
    <>
      <DecideFocus />
      <DiaryScreen at={{}} go={() => undefined} />
    </>,
  );

  await screen.findByText(/^You have no focus now/);
  expect(screen.getByRole('button', { name: 'Choose a focus' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change focus' })).toBeNull();
});
