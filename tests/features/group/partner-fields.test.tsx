import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { PartnerFields } from '#src/features/group/partners/partner-fields.tsx';
import { knownPartners } from '#src/domain/rounds/known-partners.ts';
import {
  type PartnerTyped,
  partnersNamed,
  placesFor,
  placesForNames,
  withKnown,
} from '#src/domain/rounds/partners-typed.ts';
import { show } from '#tests/support/screen.tsx';

// What Divot says of a partner's strokes, by what is known of the tees.

const rated: Tee = {
  id: 'white',
  name: 'White',
  par: [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 5, 3, 4, 4, 3, 4, 5, 4],
  courseRating: 73,
  slope: 140,
};
const { courseRating: _rating, slope: _slope, ...unrated } = rated;
const nine = Array.from({ length: 9 }, (_, at) => at + 1);
const eighteen = Array.from({ length: 18 }, (_, at) => at + 1);

it.each([
  ['a rated tee', rated, eighteen, 'Course handicap 24 from White.'],
  [
    'nine holes of a tee rated for 18',
    rated,
    nine,
    'About 12: half of these tees’ course handicap. These nine holes have no rating.',
  ],
  [
    'a tee without a rating',
    unrated,
    eighteen,
    'About 19. These holes have no rating, so the course handicap is not known.',
  ],
  [
    'a card without a tee',
    undefined,
    eighteen,
    'About 19. These holes have no rating, so the course handicap is not known.',
  ],
])('says what an index of 18.6 gives on %s', async (_, ownTee, holesPlanned, text) => {
  const [named, ...places] = placesForNames(['Sam']);

  show(
    <PartnerFields
      partners={[{ ...named!, index: '18.6' }, ...places]}
      ground={{ tees: [], ownTee, holesPlanned, ratingMinusPar: true }}
      onChange={() => undefined}
    />,
  );

  expect(await screen.findByText(text)).toBeTruthy();
});

it('asks once whose rating is a partner’s, counts off it, and remembers the answer with the person', async () => {
  const men = { ...rated, id: 'red-m', name: 'Red', gender: 'male' as const, courseRating: 68.3, slope: 118 };
  const women = { ...rated, id: 'red-f', name: 'Red', gender: 'female' as const, courseRating: 73.3, slope: 132 };
  const tees = [men, women];
  const [named, ...places] = placesForNames(['Ann']);
  let changed: readonly PartnerTyped[] = [{ ...named!, index: '20' }, ...places];
  const fields = () => (
    <PartnerFields
      partners={changed}
      ground={{ tees, ownTee: men, holesPlanned: eighteen, ratingMinusPar: true }}
      onChange={(next) => {
        changed = next;
      }}
    />
  );
  show(fields());
  fireEvent.click(await screen.findByRole('radio', { name: 'Women’s' }));

  const setup = partnersNamed(changed, tees, men, 'Sam');
  expect(setup).toMatchObject({ ok: true, value: [{ name: 'Ann', gender: 'female', tee: { courseRating: 73.3 } }] });
  show(fields());
  expect(await screen.findByText('Course handicap 25 from Red, women.')).toBeTruthy();

  const [known] = knownPartners([{ partners: [{ id: 'a', name: 'Ann', strokes: {}, gender: 'female' }] }]);
  expect(partnersNamed(withKnown(placesFor([]), known!), tees, men, 'Sam')).toMatchObject({
    value: [{ tee: { id: 'red-f' } }],
  });
});
