import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  gameInput,
  gamesFor,
  mayBeLate,
  playGroupGame,
  sidesFor,
  usualGame,
  verdictOf,
} from '#src/domain/rounds/group-games.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { playOrder } from '@divot/golf-rules';

const PAR = [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 5, 3, 4, 4, 3, 4, 5, 4];
const tee = {
  id: 'white',
  name: 'White',
  par: PAR,
  strokeIndex: [5, 11, 17, 1, 13, 3, 7, 9, 15, 6, 12, 18, 2, 8, 14, 4, 16, 10],
  courseRating: 72,
  slope: 113,
};
const scores = (strokes: readonly number[]) => Object.fromEntries(strokes.map((one, at) => [String(at + 1), one]));
const round = (part: Partial<Round> = {}): Round =>
  ({
    id: 'r',
    courseSnapshot: { name: 'Invented GC', tee },
    holesPlanned: playOrder(18, 1),
    holes: PAR.map((par, at) => ({ n: at + 1, par, si: tee.strokeIndex[at]!, strokes: par + 1 })),
    mode: 'casual',
    indexAtStart: 10,
    partners: [
      { id: 'ann', name: 'Ann', index: 20, strokes: scores(PAR.map((par) => par + 1)) },
      { id: 'ben', name: 'Ben', index: 5, strokes: scores(PAR) },
    ],
    ...part,
  }) as Round;
const values = (result: ReturnType<typeof playGroupGame>) =>
  result.ok ? Object.fromEntries(result.standing.map(({ id, value }) => [id, value])) : result.error;

describe('games on one card', () => {
  it('are played off the allowance of appendix C', () => {
    const { players } = gameInput(round(), { game: 'stroke' });

    // 95 % of 10, 20 and 5 are 9.5, 19 and 4.75.
    expect(players.map(({ id, playingHandicap }) => [id, playingHandicap])).toEqual([
      [OWNER, 10],
      ['ann', 19],
      ['ben', 5],
    ]);
    expect(values(playGroupGame(round(), { game: 'stroke' }))).toEqual({ [OWNER]: 80, ann: 71, ben: 67 });
  });

  it('give the player from the higher par the difference on holes, and none against par (Rule 6.2b)', () => {
    const red = { ...tee, id: 'red', par: PAR.map((par) => (par === 3 ? 4 : par)) };
    const [ann] = round().partners!;
    const mixed = round({ partners: [{ ...ann!, index: 10, tee: { ...red, courseRating: 76 } }] });
    const handicaps = (game: 'match' | 'stableford') =>
      gameInput(mixed, { game }).players.map(({ playingHandicap }) => playingHandicap);

    expect(handicaps('match')).toEqual([10, 14]);
    expect(handicaps('stableford')).toEqual([10, 10]);
  });

  it('make the handicap of a side with one ball of the whole ones', () => {
    const { players } = gameInput(round({ indexAtStart: 10.4 }), { game: 'scramble' });

    expect(players[0]?.playingHandicap).toBeCloseTo(10.4);
  });

  it('are gross where one handicap is unknown, and where the group says so', () => {
    const [ann, ben] = round().partners!;
    const { index: _index, ...unknown } = ben!;

    expect(values(playGroupGame(round({ partners: [ann!, unknown] }), { game: 'stroke' }))).toMatchObject({ ann: 90 });
    expect(values(playGroupGame(round(), { game: 'stroke', options: { scoring: 'gross' } }))).toMatchObject({
      ann: 90,
      ben: 72,
    });
  });

  it('wait for who may have come late until the group says so', () => {
    const [ann] = round().partners!;
    const from = (more: object) => round({ partners: [{ ...ann!, strokes: scores(PAR.map((par) => par)), ...more }] });
    const { 1: _one, 2: _two, ...rest } = scores(PAR);
    const late = from({ strokes: { 3: rest[3]! } });

    expect(mayBeLate(late)).toEqual([{ id: 'ann', name: 'Ann', from: 3 }]);
    expect(mayBeLate(from({}))).toEqual([]);
    const known = from({ strokes: { 3: rest[3]! }, from: 3 });
    expect(mayBeLate(known)).toEqual([]);
    const skins = (one: Round) => values(playGroupGame(one, { game: 'skins', options: { scoring: 'gross' } }));
    expect([skins(late), skins(known)]).toEqual([
      { [OWNER]: 0, ann: 0 },
      { [OWNER]: 2, ann: 1 },
    ]);
  });

  it('count a pick-up and a concession as the card has them', () => {
    const [ann] = round().partners!;
    const partners = [{ ...ann!, strokes: { '1': 5 }, pickedUp: [2], conceded: [3] }];
    const { scores: cards } = gameInput(round({ partners }), { game: 'skins' });

    expect(cards['ann']).toEqual({ 1: 5, 2: 'X', 3: 'C' });
  });

  it('follow the order of play after a shotgun start', () => {
    const { holes } = gameInput(round({ holesPlanned: playOrder(18, 10) }), { game: 'skins' });

    expect(holes[0]).toEqual({ n: 10, par: 4, strokeIndex: 6 });
  });

  it('can be those for as many players', () => {
    expect(gamesFor([OWNER, 'ann'])).toEqual([
      'stroke',
      'stableford',
      'match',
      'skins',
      'nassau',
      'scramble',
      'pairs-stableford',
    ]);
    expect(gamesFor([OWNER, 'ann', 'ben'])).not.toContain('four-ball');
    expect(gamesFor([OWNER, 'ann', 'ben', 'cat'])).toEqual(
      expect.arrayContaining(['four-ball', 'round-robin', 'wolf']),
    );
    expect(gamesFor([OWNER, 'ann', 'ben', 'cat'])).not.toContain('match');
  });

  it('offer the sides that fit, the golfer with the first partner first', () => {
    const four = [OWNER, 'ann', 'ben', 'cat'];

    expect(usualGame('four-ball', four)).toEqual({
      game: 'four-ball',
      teams: { [OWNER]: 'a', ann: 'a', ben: 'b', cat: 'b' },
    });
    expect(sidesFor('four-ball', four)).toHaveLength(3);
    expect(usualGame('best-ball', four.slice(0, 3)).teams).toEqual({ [OWNER]: 'a', ann: 'b', ben: 'b' });
    expect(usualGame('skins', four)).toEqual({ game: 'skins' });
  });

  it('tell why a game cannot go on when a player has left', () => {
    const game = usualGame('four-ball', [OWNER, 'ann', 'ben', 'cat']);

    expect(playGroupGame(round(), game)).toMatchObject({ ok: false });
  });
});

describe('how a game ended for the golfer', () => {
  const ended = (
    game: Parameters<typeof verdictOf>[0] & Parameters<typeof playGroupGame>[1],
    part: Partial<Round> = {},
  ) => {
    const result = playGroupGame(round(part), game);
    if (!result.ok) throw new Error(result.error);
    return verdictOf(game, result);
  };
  const [ann, ben] = round().partners!;

  it('is lost, won by the side, or shared', () => {
    expect(ended({ game: 'stroke' })).toEqual({ verdict: 'lost', first: ['ben'] });
    expect(ended({ game: 'best-ball', teams: { [OWNER]: 'a', ben: 'a', ann: 'b' } }).first).toHaveLength(1);
    expect(ended({ game: 'stroke', options: { scoring: 'gross' } }, { partners: [ann!] })).toEqual({
      verdict: 'shared',
      first: [OWNER, 'ann'],
    });
  });

  it('is open while a score is missing, unless the match is won', () => {
    const short = { ...ben!, strokes: scores(PAR.slice(0, 12)) };
    expect(ended({ game: 'stroke' }, { partners: [short] }).verdict).toBe('open');
    expect(ended({ game: 'match', options: { scoring: 'gross' } }, { partners: [short] }).verdict).toBe('lost');
    expect(
      ended(
        { game: 'skins' },
        { holes: round().holes.map(({ n, par }) => ({ n, par })), partners: [{ ...ann!, strokes: {} }] },
      ).verdict,
    ).toBe('open');
  });
});
