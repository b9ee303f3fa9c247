import { describe, expect, it, vi } from 'vitest';
import type { Part } from '#src/domain/coach/coach.ts';
import { changesIn, PARTS, playSeason } from './invented-seasons.ts';

// The long run: COACH_SEASONS=2000 npx vitest run tests/domain/coach/seasons.test.ts

/** Tens of thousands of decisions, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 });

const SEASONS = Number(process.env['COACH_SEASONS'] ?? 60);
const INDEXES = [0, 6, 12, 18, 24, 30, 36];
const seasons = INDEXES.flatMap((index) =>
  Array.from({ length: SEASONS }, (_, at) => ({ index, seed: 1000 * index + at })),
);
const share = <T>(some: readonly T[], is: (one: T) => boolean) => some.filter(is).length / some.length;
const named = (part: Part) =>
  share(seasons, (season) =>
    playSeason({ ...season, rounds: 10, leak: part }).some((one) => one.kind === 'work-on' && one.part === part),
  );

describe('a season of invented golfers', () => {
  it('names a leak of two strokes within ten rounds in four of five', () => {
    const shares = PARTS.map(named);

    console.info('named within ten rounds', Object.fromEntries(PARTS.map((part, at) => [part, shares[at]])));
    expect(shares.reduce((sum, one) => sum + one, 0) / PARTS.length).toBeGreaterThan(0.8);
    expect(Math.min(...shares)).toBeGreaterThan(0.6);
  });

  it('says that nothing stands out to four of five without a leak, and hardly ever changes more than twice', () => {
    const played = seasons.map((season) => playSeason({ ...season, rounds: 30 }));

    const atTen = share(played, (season) => season[9]?.kind === 'nothing-stands-out');
    const atEnd = share(played, (season) => season.at(-1)?.kind === 'nothing-stands-out');
    const twice = share(played, (season) => changesIn(season) <= 2);
    console.info('nothing stands out', { atTen, atEnd, twice });
    expect(atTen).toBeGreaterThan(0.8);
    expect(atEnd).toBeGreaterThan(0.8);
    expect(twice).toBeGreaterThan(0.95);
  });

  it('says so too to four of five who are half again as wild as others', () => {
    const played = seasons.map((season) => playSeason({ ...season, wildness: 1.5, rounds: 30 }));

    const curve = [5, 10, 15, 20, 30].map((round) =>
      share(played, (season) => season[round - 1]?.kind === 'nothing-stands-out'),
    );
    const twice = share(played, (season) => changesIn(season) <= 2);
    console.info('wild golfers after 5, 10, 15, 20 and 30 rounds', { curve, twice });
    expect(curve[1]).toBeGreaterThan(0.78);
    expect(curve.at(-1)).toBeGreaterThan(0.85);
    expect(twice).toBeGreaterThan(0.95);
  });

  it('reports a cure as help and no cure as not to be told', () => {
    const verdicts = (curedAt?: number) =>
      seasons.flatMap((season) => {
        const decisions = playSeason({ ...season, rounds: 26, leak: 'putting', curedAt });
        const told = decisions.flatMap(({ didItHelp }) =>
          didItHelp?.part === 'putting' && didItHelp.since ? [didItHelp] : [],
        );
        return told.filter(({ since }) => (since?.rounds ?? 0) >= 3).slice(-1);
      });

    const cured = verdicts(10);
    const same = verdicts();
    const helped = share(cured, ({ verdict }) => verdict === 'yes');
    const unclear = share(same, ({ verdict }) => verdict === 'cannot-tell');
    console.info('helped', helped, 'cannot tell', unclear, 'of', cured.length, same.length);
    const wrongly = share(same, ({ verdict }) => verdict === 'yes');
    console.info('helped without a cure', wrongly);
    expect(unclear).toBeGreaterThan(0.8);
    expect(helped).toBeGreaterThan(4 * wrongly);
  });
});
