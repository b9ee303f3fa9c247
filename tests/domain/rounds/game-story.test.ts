import { compact } from '@divot/basics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hole, Partner, Round } from '#src/domain/entities/round.entity.ts';
import { gameStory, gameStoryOf } from '#src/domain/rounds/game-story.ts';
import { OWNER, roundGame } from '#src/domain/rounds/round-game.ts';
import { playersOf } from '#src/domain/rounds/players.ts';
import { newRound } from '#tests/sync/one-round.ts';

type Scores = readonly (number | 'X' | 'C' | undefined)[];

/** A card of par fours with stroke indexes from the first hole on. */
const cardOf = (own: Scores, partners: Readonly<Record<string, Scores>>, more: Partial<Round> = {}): Round => ({
  ...newRound('r1', 'sam'),
  holesPlanned: own.map((_, at) => at + 1),
  holes: own.map((score, at): Hole => ({
    n: at + 1,
    par: 4,
    si: at + 1,
    ...(typeof score === 'number' ? { strokes: score } : {}),
    ...(score === 'X' || score === 'C' ? { pickedUp: true } : {}),
    ...(score === 'C' ? { conceded: true } : {}),
  })),
  partners: Object.entries(partners).map(([name, scores]): Partner => ({
    id: name,
    name,
    strokes: Object.fromEntries(scores.flatMap((score, at) => (typeof score === 'number' ? [[at + 1, score]] : []))),
    pickedUp: scores.flatMap((score, at) => (score === 'X' ? [at + 1] : [])),
    conceded: scores.flatMap((score, at) => (score === 'C' ? [at + 1] : [])),
  })),
  ...more,
});
const storyOf = (...card: Parameters<typeof cardOf>) => gameStory(roundGame(cardOf(...card))!);
const order = ({ places }: ReturnType<typeof gameStory>) =>
  places.map(({ id, value, rank }) => `${rank ?? '–'} ${id} ${value ?? '–'}`);

describe('the story of Stableford', () => {
  it('has the order of the four, the margin, and the hole after which the winner was not caught', () => {
    const story = storyOf(
      [4, 5, 4, 3, 4, 4],
      { Jo: [4, 4, 5, 4, 5, 4], Max: [6, 6, 6, 6, 6, 6], Priya: [5, 4, 4, 4, 5, 4] },
      { format: 'stableford' },
    );
    expect(order(story)).toEqual(['1 owner 12', '2 Jo 10', '2 Priya 10', '4 Max 0']);
    // Level with Jo and Priya after 3, ahead for good on 4.
    expect(story).toMatchObject({ margin: 2, decidedAt: 4, own: { basis: undefined } });
  });

  it('ends level without a hole that decided', () => {
    const story = storyOf([4, 5, 4], { Jo: [5, 4, 4] }, { format: 'stableford' });
    expect(order(story)).toEqual(['1 owner 5', '1 Jo 5']);
    expect(story).toMatchObject({ margin: 0, decidedAt: undefined });
  });

  it('gives no place to a card with a hole missing, but to one with a hole picked up', () => {
    const story = storyOf(
      [5, 5, 5],
      { Jo: [4, 4, undefined], Max: [4, 4, 'X'], Nobody: [undefined, undefined, undefined] },
      { format: 'stableford' },
    );
    expect(order(story)).toEqual(['1 Max 4', '2 owner 3', '– Jo 4']);
    expect(story.places[2]).toMatchObject({ thru: 2 });
    expect(story).toMatchObject({ margin: -1, decidedAt: 1 });
  });

  it('has no place for the golfer with a hole missing', () => {
    const story = storyOf([4, undefined, 4], { Jo: [5, 5, 5] }, { format: 'stableford' });
    expect(order(story)).toEqual(['1 Jo 3', '– owner 4']);
    expect(story).toMatchObject({ margin: 0, decidedAt: undefined });
  });

  it('counts net once a partner has a handicap, and says who plays gross', () => {
    const handicaps = (jo: number | undefined): Partial<Round> => {
      const round = cardOf([5, 5, 5, 5], { Jo: [5, 5, 5, 6] });
      const partners = round.partners!.map((partner) =>
        jo === undefined ? partner : { ...partner, courseHandicap: jo },
      );
      return { format: 'stableford', courseHandicap: 1, partners };
    };
    const net = storyOf([5, 5, 5, 5], {}, handicaps(6));
    expect(order(net)).toEqual(['1 Jo 6', '2 owner 5']); // Jo receives 3 on these holes, Sam 1
    expect(net.places.map(({ basis }) => basis)).toEqual(['net', 'net']);
    const own = storyOf([5, 5, 5, 5], {}, { ...handicaps(6), courseHandicap: undefined });
    expect(own.places.map(({ id, basis }) => `${id} ${basis}`)).toEqual(['Jo net', 'owner gross']);
    const gross = storyOf([5, 5, 5, 5], {}, handicaps(undefined));
    expect(order(gross)).toEqual(['1 owner 4', '2 Jo 3']);
    expect(gross.own.basis).toBeUndefined();
  });
});

it('counts what the pad counts, whoever has a handicap', () => {
  const handicap = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });
  const card = fc.array(fc.integer({ min: 3, max: 9 }), { minLength: 18, maxLength: 18 });
  const player = fc.tuple(card, handicap);
  const form = fc.constantFrom('stroke', 'stableford', 'par', 'maximum');
  fc.assert(
    fc.property(
      form,
      player,
      fc.array(player, { minLength: 1, maxLength: 3 }),
      (format, [own, courseHandicap], others) => {
        const round = cardOf(own, Object.fromEntries(others.map(([scores], at) => [`P${at}`, scores])), {
          format,
          maximumScore: '10',
          ...(courseHandicap === undefined ? {} : { courseHandicap }),
        });
        const partners = round.partners!.map((partner, at) => compact({ ...partner, courseHandicap: others[at]![1] }));
        const story = gameStoryOf({ ...round, partners })!;

        for (const { partnerId, toPar, points, up, net } of playersOf({ ...round, partners }, 1)) {
          const counted = net ?? { toPar, points, up };
          const place = story.places.find(({ id }) => id === (partnerId ?? OWNER))!;
          expect(place.value).toBe(
            format === 'stableford' ? counted.points : format === 'par' ? counted.up : counted.toPar + 72,
          );
          expect(place.basis === 'net').toBe(net !== undefined);
        }
      },
    ),
    { numRuns: 200 },
  );
});

describe('the story of stroke play', () => {
  it('has no total for a card with a hole picked up (Rule 3.3c)', () => {
    const story = storyOf([4, 'X', 4], { Jo: [5, 5, 5], Max: [4, 6, 6] }, { format: 'stroke' });
    expect(order(story)).toEqual(['1 Jo 15', '2 Max 16', '– owner –']);
    expect(story.decidedAt).toBe(3);
  });

  it('is one player’s where nobody else has a score', () => {
    const story = storyOf([4, 5, 4], { Jo: [undefined, undefined, undefined] });
    expect(order(story)).toEqual(['1 owner 13']);
    expect(story).toMatchObject({ margin: 0, decidedAt: undefined });
  });

  it('compares strokes to par where the tees have other pars', () => {
    const round = cardOf([4, 4, 4], { Jo: [5, 5, 4] });
    const red = { id: 'red', name: 'Red', par: [5, 5, 4] };
    const partners = round.partners!.map((partner) => ({ ...partner, tee: red }));
    const story = storyOf([4, 4, 4], {}, { courseSnapshot: { name: 'Heron Creek', tee: red }, partners });
    expect(order(story)).toEqual(['1 owner 12', '1 Jo 14']);
  });

  it('counts no hole above the maximum in maximum score', () => {
    const story = storyOf([4, 12, 'X'], { Jo: [6, 6, 9] }, { format: 'maximum', maximumScore: 'twice-par' });
    expect(order(story)).toEqual(['1 owner 20', '1 Jo 20']);
  });

  it('counts holes won and lost against par', () => {
    const story = storyOf([3, 3, 4], { Jo: ['X', 4, 3] }, { format: 'par' });
    expect(order(story)).toEqual(['1 owner 2', '2 Jo 0']);
    expect(story).toMatchObject({ margin: 2, decidedAt: 1 });
  });
});

describe('the story of a match', () => {
  it('was decided on the hole where it was won, also by a concession', () => {
    const story = storyOf([4, 4, 4, 5, 5], { Jo: [5, 'C', 5, 4, 4] }, { format: 'match' });
    expect(story).toMatchObject({ match: { up: 3, left: 2 }, decidedAt: 3 });
    expect(order(story)).toEqual(['1 owner 3', '2 Jo -3']);
  });

  it('ends all square without one, and has no order while it is open', () => {
    expect(storyOf([4, 5], { Jo: [5, 4] }, { format: 'match' })).toMatchObject({
      match: { up: 0, left: 0 },
      decidedAt: undefined,
      margin: 0,
    });
    const open = storyOf([4, undefined, undefined], { Jo: [5, undefined, undefined] }, { format: 'match' });
    expect(open.match).toEqual({ up: 1, played: 1, left: 2 });
    expect(open.places.map(({ rank }) => rank)).toEqual([undefined, undefined]);
  });

  it('is against the first partner, who receives the difference of the handicaps', () => {
    const round = cardOf([4, 4], { Jo: [5, 5], Max: [3, 3] });
    const [jo, max] = round.partners!;
    const partners = [{ ...jo!, courseHandicap: 4 }, max!];
    const story = storyOf([4, 4], {}, { format: 'match', courseHandicap: 0, partners });
    expect(story.match).toEqual({ up: 0, played: 2, left: 0 });
  });
});

it('has no story before the first score', () => {
  expect(roundGame(cardOf([undefined, undefined], {}))).toBeUndefined();
  expect(roundGame(cardOf([4], {}))?.input.players.map(({ id }) => id)).toEqual([OWNER]);
});
