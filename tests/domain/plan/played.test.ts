import { describe, expect, it } from 'vitest';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { playedBook } from '#src/domain/plan/played.ts';
import { seeded } from '@divot/basics';

const book = {
  courseId: 'links',
  madeAt: '2026-06-16T20:00:00.000Z',
  holes: Array.from({ length: 9 }, (_, at) => ({ n: at + 1, strokes: 4.5, shots: [{ club: 'Driver' }] })),
} as unknown as PocketBook;
type Played = readonly [strokes: number, club?: string];
const round = (holes: readonly Played[], more: Partial<Round> = {}): Round =>
  ({
    courseId: 'links',
    status: 'finished',
    date: '2026-06-17T08:00:00.000Z',
    holes: holes.map(([strokes, club], at) => ({
      n: at + 1,
      par: 4,
      strokes,
      ...(club ? { shots: [{ id: 's1', lie: 'tee', distance: 380, club }] } : {}),
    })),
    ...more,
  }) as unknown as Round;

describe('a round against the book made before it', () => {
  it('says what another club from the tee cost, once four holes of either kind make it clear', () => {
    const planned: Played[] = [
      [4, 'Driver'],
      [5, 'Driver'],
      [4, 'Driver'],
      [5, 'Driver'],
    ];
    const other: Played[] = [
      [6, '5-iron'],
      [5, '5-iron'],
      [6, '5-iron'],
      [6, '5-iron'],
    ];

    const played = playedBook(book, round([...planned, ...other]))!;

    expect(played.asPlanned).toEqual({ holes: 4, overEach: 0 });
    expect(played.otherClub).toEqual({ holes: 4, overEach: 1.25 });
    expect(played.moreEach!.value).toBe(1.25);
    expect(played.moreEach!.low).toBeGreaterThan(0);
    expect([played.strokes, played.expected]).toEqual([41, 36]);
    expect(playedBook(book, round([...planned, ...other.slice(0, 3)]))!.moreEach).toBeUndefined();
  });

  it('blames no club for chance more than once in four, over thousands of rounds', () => {
    const random = seeded(9);
    const rounds = Array.from({ length: 3000 }, () =>
      round(Array.from({ length: 9 }, (_, at): Played => [4 + Math.floor(3 * random()), at < 5 ? 'Driver' : '5-iron'])),
    );
    const blamed = rounds.filter((one) => playedBook(book, one)!.moreEach !== undefined);
    expect(blamed.length / rounds.length).toBeLessThan(0.25);
  });

  it('counts an unrecorded club neither as planned nor as another', () => {
    const played = playedBook(book, round([[5], [4]]))!;

    expect(played.holes).toHaveLength(2);
    expect(played).not.toHaveProperty('asPlanned');
    expect(played).not.toHaveProperty('otherClub');
  });

  it('is empty for a round that began before the book, is in progress, or was on another course', () => {
    expect(playedBook(book, round([[4]], { date: '2026-06-16T08:00:00.000Z' }))).toBeUndefined();
    expect(playedBook(book, round([[4]], { status: 'active' }))).toBeUndefined();
    expect(playedBook(book, round([[4]], { courseId: 'parkland' }))).toBeUndefined();
  });
});
