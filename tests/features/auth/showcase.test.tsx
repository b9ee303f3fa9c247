import { partLosses } from '@divot/analytics';
import { handicapHistory } from '@divot/golf-rules';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveVisit } from '#src/data/db/sample-visit.ts';
import { isSampleShown } from '#src/data/live/current.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { ROUNDS_JUDGED } from '#src/domain/coach/evidence.ts';
import { PART_NAMES, typicalGolfer } from '#src/domain/coach/focus-words.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { copy } from '#src/features/auth/showcase-copy.ts';
import { Showcase } from '#src/features/auth/showcase.tsx';
import { isVisit, sessionAtom, state } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, show } from '#tests/support/screen.tsx';

it('shows the sample golfer’s own figures', () => {
  const seeds = golferSeeds(SAM, calendarOf(new Date('2026-11-23T10:00:00Z')));
  const rounds = seeds
    .flatMap(({ entity, document }) => (entity === 'rounds' ? (roundFacts(document as Round) ?? []) : []))
    .toSorted((a, b) => b.playedOn.localeCompare(a.playedOn));
  const { index } = handicapHistory(rounds.flatMap(({ handicap }) => handicap ?? []).toReversed()).at(-1)!;
  const [worst] = partLosses(rounds.slice(0, ROUNDS_JUDGED), index).toSorted((a, b) => b.value - a.value);

  expect([copy.part, copy.cost, copy.more]).toEqual([
    PART_NAMES[worst!.part],
    worst!.value.toFixed(1),
    `strokes a round more than ${typicalGolfer(index)}`,
  ]);
});

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
