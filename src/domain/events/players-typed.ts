import { type Result, compact, fail, ok } from '@divot/basics';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { type EventPlayer, MOST_PLAYERS, playerNamed } from './event.ts';

// The players of an event as typed or pasted: one a line, name, handicap index, tee. Only the name is needed.

const MOST_NAME = 60;

/** A line: 'Jo Bloggs, 18.4, Red'. Tabs and semicolons part as commas do; a comma between figures is a decimal one. */
const partsOf = (line: string): readonly string[] =>
  line
    .replaceAll(/(\d),(\d)(?=\s*(?:[,;\t]|$))/gu, '$1.$2')
    .split(/[,;\t]/u)
    .map((part) => part.trim());

const isIndex = (part: string): boolean => /^[+-]?\d/u.test(part);

const readLine = (line: string, tees: readonly Pick<Tee, 'name'>[]): Result<EventPlayer> => {
  const [name = '', ...others] = partsOf(line);
  if (name === '') return fail(`“${line.trim()}” has no name.`);
  if (Array.from(name).length > MOST_NAME)
    return fail(`A name has at most ${MOST_NAME} letters: “${Array.from(name).slice(0, 20).join('')}…”`);
  const typedIndex = others.find(isIndex) ?? '';
  const typedTee = others.find((part) => part !== '' && part !== typedIndex);
  const index = readHandicap(typedIndex);
  if (!index.ok) return fail(`${name}: ${index.error}`);
  const tee = tees.find((one) => one.name.trim().toLowerCase() === typedTee?.toLowerCase());
  if (typedTee !== undefined && !tee) return fail(`${name}: the course has no tee “${typedTee}”.`);
  return ok(playerNamed(name, compact({ index: index.value, tee: tee?.name })));
};

/** The players, or what is wrong with the first line that is not right. */
export const readPlayers = (typed: string, tees: readonly Pick<Tee, 'name'>[]): Result<readonly EventPlayer[]> => {
  const players: EventPlayer[] = [];
  for (const line of typed.split(/\r?\n/u)) {
    if (line.trim() === '') continue;
    if (players.length === MOST_PLAYERS) return fail(`At most ${MOST_PLAYERS} players fit: 24 groups of four.`);
    const read = readLine(line, tees);
    if (!read.ok) return read;
    if (players.some(({ id }) => id === read.value.id))
      return fail(`${read.value.name} is there twice. Add a surname or a letter to one of them.`);
    players.push(read.value);
  }
  return ok(players);
};

export const playersText = (players: readonly EventPlayer[]): string =>
  players
    .map(({ name, index, tee }) =>
      [name, index === undefined ? (tee ? '' : undefined) : handicapText(index), tee]
        .filter((part) => part !== undefined)
        .join(', '),
    )
    .join('\n');
