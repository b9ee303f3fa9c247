// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { HURTS } from '#src/domain/practice/drill-loads.ts';
import { DRILLS } from '#src/domain/practice/drills.ts';
import { HurtsNote } from '#src/features/practice/hurts-note.tsx';
import { DrillCard } from '#src/features/videos/drill-card.tsx';
import { type Golfer, show, signInSam } from '#tests/support/screen.tsx';

let golfer: Golfer;
afterEach(() => golfer.close());

const full = DRILLS.find(({ swing }) => swing === 'full')!;
const putt = DRILLS.find(({ swing }) => swing === 'putt')!;
const left = [{ id: 'b', drillId: putt.id, skippedBecause: HURTS }] as unknown as readonly PracticeBlock[];

it('warns of full swings for the rest of a session in which something hurt', async () => {
  golfer = await signInSam({});
  show(<HurtsNote drill={full} painAreas={[]} blocks={left} />);
  expect((await screen.findByText(/Leave this drill today/)).textContent).toContain('Set where in your profile');
});

it('says nothing of putting then, nor of full swings while nothing hurts', async () => {
  golfer = await signInSam({});
  show(
    <p data-testid="notes">
      <HurtsNote drill={putt} painAreas={[]} blocks={left} />
      <HurtsNote drill={full} painAreas={[]} blocks={[]} />
    </p>,
  );
  expect((await screen.findByTestId('notes')).textContent).toBe('');
});

it('offers no video’s drill that loads what hurts', async () => {
  golfer = await signInSam({ painAreas: ['lower-back'] });
  show(<DrillCard id={full.id} isOpen />);
  await screen.findByText(/anything that loads your lower back/);
  expect(screen.queryByRole('link')).toBeNull();
});
