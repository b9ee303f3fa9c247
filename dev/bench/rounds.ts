import { playedOn } from '#src/data/sample/course-cards.ts';
import { chanceFrom } from '#src/data/sample/chance.ts';
import { playHole } from '#src/data/sample/play-hole.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';

// Any number of finished eighteen-hole rounds as the app stores them, one every eight hours back from a fixed day. The
// cards repeat after CARDS rounds, because the bench measures storage, not golf.

const CARDS = 200;
const NEWEST_MS = Date.UTC(2026, 5, 1, 9);
const APART_MS = 8 * 3_600_000;

const card = (seed: number): Round['holes'] => {
  const chance = chanceFrom(seed);
  const { tee } = playedOn.heron;
  return tee.par.map((par, i) =>
    playHole({ n: i + 1, par, si: tee.strokeIndex[i]!, yards: tee.yards[i]! }, chance, chance.next()),
  );
};

/** The number of rounds the dashboard shows. */
export const SHOWN_ROUNDS = 2;

/** `count` rounds, newest first. `from` is the index of the first in the whole series. */
export const benchRounds = (userId: string, count: number, from = 0): Round[] => {
  const cards = Array.from({ length: Math.min(CARDS, count) }, (_, i) => card(i + 1));
  const { tee, courseId, name, city } = playedOn.heron;
  return Array.from({ length: count }, (_, i): Round => {
    const place = from + i;
    const date = new Date(NEWEST_MS - place * APART_MS).toISOString();
    const round: Round = {
      id: `round-${String(place).padStart(6, '0')}`,
      userId,
      createdAt: date,
      updatedAt: date,
      sortKey: 0,
      date,
      playedOn: date.slice(0, 10),
      courseId,
      courseSnapshot: { name, city, tee },
      holesPlanned: tee.par.map((_par, hole) => hole + 1),
      holes: cards[i % cards.length]!,
      mode: 'casual',
      format: 'stroke',
      status: 'finished',
      finishedAt: date,
    };
    return { ...round, sortKey: sortKeyOf('rounds', round) };
  });
};
