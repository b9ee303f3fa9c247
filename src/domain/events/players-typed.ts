import Papa from 'papaparse';
import { type Result, asciiFigures, compact, fail, ok } from '@divot/basics';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { unsafeText } from '#src/domain/transfer/cells.ts';
import { tableText } from '#src/domain/transfer/table.ts';
import { isRatedForEach } from '#src/domain/rounds/tees.ts';
import { type EventPlayer, MOST_PLAYERS, eventSchema, playerNamed } from './event.ts';
import { longestIn } from '#src/domain/entities/limits.ts';

// The players of an event as typed or pasted: one a line, name, handicap index, tee, men or women. Only the
// name is needed.

const MOST_NAME = longestIn(eventSchema, 'players.name');

/** What a chat puts before a name: "1.", "2)", "(3)", "#4", "-", "•", "[x]", an emoji. */
const MARKS =
  /^(?:[-\u2010-\u2015*•·▪◦‣>+]+(?=\s)|\(?\p{Nd}{1,3}[.):]+|#\d{1,3}[.):]?|\[[ x]?\]|\d{1,3}(?=\s+\p{L})|[\d#*]?\p{Extended_Pictographic}\p{Extended_Pictographic}?|[\d#*]\ufe0f?\u20e3|[\ufe0f\u200d\s])\s*/u;
/** "Jo Bloggs 18.4 Red", "Jo Bloggs (hcp 18,4)": an index behind a name with nothing between. A lone "Guest 2" is a name. */
const BEHIND =
  /^(.*?\p{L}.*?)[\s:]+(?:[\u2010-\u2015-]\s+)?[([]?\s*(?:(?:hcp|hdcp|hi|h\.i\.|index|handicap|off)[\s.:]*)?([+-]?\d{1,2}(?:[.,]\d)?)\s*[)\]]?(?:\s+(\D+))?$/iu;
/** In the first line of a pasted table: which column is the name, the index, the tee, the gender. */
const COLUMNS = [
  /^(?:name|player|golfer|spieler|nom|nombre|nome|namn|navn)$/iu,
  /^(?:index|handicap|hcp|hi)\b/iu,
  /^tee\b/iu,
  /^(?:gender|sex)$/iu,
] as const;

const withoutMarks = (line: string): string => {
  let rest = line;
  while (MARKS.test(rest)) rest = rest.replace(MARKS, '');
  return rest === '' ? line : rest;
};

/** The parts of a line, also quoted as a spreadsheet does. A comma between figures is a decimal one. */
const partsOf = (line: string): readonly string[] => {
  const parts: string[] = [];
  const written = line.replaceAll(/(\d),(\d)(?=\s*(?:[,;\t]|$))/gu, '$1.$2');
  for (const [, quoted, plain = ''] of written.matchAll(
    /(?:^|[,;،、，；\t])\s*(?:"((?:[^"]|"")*)"|([^,;،、，；\t]*))/gu,
  ))
    parts.push((quoted?.replaceAll('""', '"') ?? plain).trim());
  return parts;
};

const GENDERS: Readonly<Record<string, 'female' | 'male'>> = {
  ...Object.fromEntries(['women', 'woman', 'w', 'female', 'f', 'ladies', 'lady', 'l'].map((word) => [word, 'female'])),
  ...Object.fromEntries(['men', 'man', 'm', 'male', 'gents', 'gent', 'g'].map((word) => [word, 'male'])),
};

const isIndex = (part: string): boolean => /^[+-]?\d/u.test(part);

/** A name with the index and the tee that stand behind it. */
const withIndexBehind = (name: string): readonly string[] => {
  const [, before, index, tee] = BEHIND.exec(asciiFigures(name)) ?? [];
  const isPartOfName = before === undefined || (!/[.,+-]/u.test(index!) && !/\s/u.test(before.trim()));
  return isPartOfName ? [name] : [before, index!, ...(tee ? [tee] : [])];
};

const APART = 'Part name, index and tee with commas.';

type TeeAndGender = { readonly tee: Tee | undefined; readonly gender: EventPlayer['gender'] };

/** The words of a line behind name and index: a tee of the course, and whether it is rated for men or for women. */
const readTee = (name: string, words: readonly string[], tees: readonly Tee[]): Result<TeeAndGender> => {
  const teeNamed = (word: string) => tees.find((one) => one.name.trim().toLowerCase() === word.toLowerCase());
  const genderOf = (word: string) => (teeNamed(word) ? undefined : GENDERS[word.toLowerCase()]);
  const genders = words.flatMap((word) => genderOf(word) ?? []);
  const typedTees = words.filter((word) => genderOf(word) === undefined);
  const unknown = typedTees.find((word) => !teeNamed(word)) ?? typedTees[1];
  if (unknown !== undefined) return fail(`${name}: the course has no tee “${unknown}”.`);
  if (genders.length > 1) return fail(`${name}: men or women, once.`);
  return ok({ tee: typedTees.length > 0 ? teeNamed(typedTees[0]!) : undefined, gender: genders[0] });
};

const nameProblem = (name: string): string | undefined => {
  if (/[|/\\]/u.test(name)) return `“${name}” is no name. ${APART}`;
  const letters = Array.from(name);
  return letters.length > MOST_NAME
    ? `A name has at most ${MOST_NAME} letters: “${letters.slice(0, 20).join('')}…”`
    : undefined;
};

const readLine = (line: string, tees: readonly Tee[]): Result<EventPlayer> => {
  const [written = '', ...behind] = partsOf(withoutMarks(line.trim()));
  const [name = '', ...others] = [...withIndexBehind(written), ...behind.map(asciiFigures)].map((part) => part.trim());
  if (name === '') return fail(`“${line.trim()}” has no name.`);
  const problem = nameProblem(name);
  if (problem !== undefined) return fail(problem);
  const indexes = others.filter(isIndex);
  if (indexes.length > 1) return fail(`${name} has two indexes, ${indexes.join(' and ')}.`);
  const index = readHandicap(indexes[0] ?? '');
  if (!index.ok) return fail(`${name}: ${index.error}`);
  const words = others.filter((part) => part !== '' && !isIndex(part));
  const typedTee = readTee(name, words, tees);
  if (!typedTee.ok) return typedTee;
  const { tee, gender } = typedTee.value;
  const played = tee ?? tees[0];
  if (played && index.value !== undefined && gender === undefined && isRatedForEach(tees, played))
    return fail(`${name}: ${played.name} is rated for men and for women. Add men or women to the line.`);
  return ok(playerNamed(name, compact({ index: index.value, tee: tee?.name, gender })));
};

/** A line of a table as the golfer would type it. The results of an event have the names of a side or a match in one cell. */
const linesOf = (cells: readonly string[], header: readonly string[]): readonly string[] => {
  const [name = '', ...others] = COLUMNS.map((column) => cells[header.findIndex((one) => column.test(one))] ?? '');
  const names = header.includes('result') ? unsafeText(name).split(/ (?:&|v) /u) : [name];
  return names.map((one) => [one, ...others].map((part) => `"${part.replaceAll('"', '""')}"`).join(','));
};

/** The lines, of a pasted table those behind the one that names its columns. */
const typedLines = (typed: string): readonly string[] => {
  const [first = [], ...rows] = Papa.parse<string[]>(tableText(typed.trim()), { skipEmptyLines: true }).data;
  const header = first.map((cell) => cell.trim().toLowerCase());
  const isTable = header.some((cell) => COLUMNS[0].test(cell));
  return isTable
    ? rows.flatMap((cells) => linesOf(cells, header))
    : typed.split(/\r?\n/u).filter((line) => line.trim() !== '');
};

/** The players, or what is wrong with the first line that is not right. */
export const readPlayers = (typed: string, tees: readonly Tee[]): Result<readonly EventPlayer[]> => {
  const players: EventPlayer[] = [];
  for (const line of typedLines(typed)) {
    if (players.length === MOST_PLAYERS) return fail(`At most ${MOST_PLAYERS} players fit: 24 groups of four.`);
    const read = readLine(line, tees);
    if (!read.ok) return read;
    if (players.some(({ id }) => id === read.value.id))
      return fail(`${read.value.name} is there twice. Add a surname or a letter to one of them.`);
    players.push(read.value);
  }
  return ok(players);
};

const GENDER_WORDS = { female: 'women', male: 'men' } as const;

export const playersText = (players: readonly EventPlayer[]): string =>
  players
    .map(({ name, index, tee, gender }) =>
      [name, index === undefined ? (tee ? '' : undefined) : handicapText(index), tee, gender && GENDER_WORDS[gender]]
        .filter((part) => part !== undefined)
        .join(', '),
    )
    .join('\n');
