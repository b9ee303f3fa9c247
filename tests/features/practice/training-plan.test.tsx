import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DRILLS } from '@divot/golf-content';
import { TrainingPlan } from '#src/features/practice/today/training-plan.tsx';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

let golfer: Golfer;

it('lists the training plan, the newest first, and what the earlier app had in it as what it says', async () => {
  const [older, newer] = DRILLS as unknown as [{ id: string; name: string }, { id: string; name: string }];
  golfer = await signInSam({ trainingPlan: [older.id, 'Ladder on the 9th green', newer.id] });
  const go = vi.fn<(to: object) => void>();
  show(<TrainingPlan go={go} />);
  await screen.findByText(newer.name);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${newer.name}Remove`,
    'Ladder on the 9th greenRemove',
    `${older.name}Remove`,
  ]);

  fireEvent.click(screen.getByText(older.name));
  expect(go).toHaveBeenCalledWith({ drill: older.id });

  fireEvent.click(screen.getByRole('button', { name: `Remove ${newer.name} from your training plan` }));
  await waitFor(async () =>
    expect((await golfer.profile()).trainingPlan).toEqual([older.id, 'Ladder on the 9th green']),
  );
});
