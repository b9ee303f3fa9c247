import { compact, foldName } from '@divot/basics';
import { type Board, type BoardPlayer, GAMES, type Game } from '@divot/golf-games';
import { playOrder } from '@divot/golf-rules';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Partner, Round } from '#src/domain/entities/round.entity.ts';
import { distinctNames } from './distinct-names.ts';
import { type Owner, idOf } from './golfer-ids.ts';
import { teeText } from './tee-text.ts';

// A round of one's own out of another phone's card: its course, tee, day, group and games.

/** Who the golfer is on a board: by their id, else the only one of their name. Undefined if that has to be asked. */
export const selfOn = ({ players }: Board, owner: Owner): BoardPlayer | undefined => {
  const named = players.filter(({ name }) => foldName(name) === foldName(owner.name));
  return players.find(({ id }) => id === idOf(owner)) ?? (named.length === 1 ? named[0] : undefined);
};

const FORMATS = ['stroke', 'stableford', 'match', 'maximum', 'par'] as const;
const MOST_PARTNERS = 3;

export type CardStart = {
  readonly course?: Pick<Course, 'id' | 'name' | 'city'>;
  readonly courseName: string;
  readonly tee: Tee;
  readonly holesPlanned: readonly number[];
  readonly playedOn: string;
  readonly format?: NonNullable<Round['format']>;
  readonly partners: readonly Omit<Partner, 'strokes'>[];
  readonly games: readonly Game[];
};

/**
 * What a round begins with. The course is the golfer's own of that name, if they have it, else as the code describes it.
 * `self`: the golfer on the board, undefined if they are not on it. Undefined where neither is known.
 */
export const startFrom = (
  board: Board,
  courses: readonly Course[],
  self: BoardPlayer | undefined,
  owner: Owner,
): CardStart | undefined => {
  const { ground } = board;
  const course = courses.find(({ name }) => foldName(name) === foldName(board.course));
  const teeName = self?.tee ?? ground?.tee;
  const match = (course?.tees ?? []).find((one) => teeText(one) === teeName || one.name === teeName) ?? course?.tees[0];
  const described = ground && {
    id: 'from-card',
    name: ground.tee,
    par: [...ground.par],
    ...compact({
      strokeIndex: ground.strokeIndex && [...ground.strokeIndex],
      courseRating: ground.courseRating,
      slope: ground.slope,
    }),
  };
  const tee = match ?? described;
  if (!tee) return undefined;
  const others = board.players.filter(({ id }) => id !== self?.id).slice(0, MOST_PARTNERS);
  const names = distinctNames(
    others.map(({ name }) => name),
    [owner.name],
  );
  return compact({
    course,
    courseName: board.course,
    tee,
    holesPlanned: playOrder(tee.par.length === 9 ? 9 : 18, 1),
    playedOn: board.day,
    format: FORMATS.find((format) => format === board.form),
    partners: others.map(({ id, index, handicap, tee: theirs }, at) =>
      compact({
        id,
        name: names[at]!,
        index,
        courseHandicap: handicap,
        tee: course?.tees.find((one) => teeText(one) === theirs && one.id !== tee.id),
      }),
    ),
    games: GAMES.filter((game) => board.games?.includes(game)),
  });
};
