import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT, demoSeeds } from '#dev/seed/demo.ts';
import { figuresCsv } from '#src/domain/analytics/figures-csv.ts';
import { PATTERN_COLUMNS, SHOT_COLUMNS, patternsToCsv, shotsToCsv, shotsToJson } from '#src/domain/bag/shots-out.ts';
import { entities, entityNames } from '#src/domain/entities/registry.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { type GolfEvent, eventSchema, withCard } from '#src/domain/events/event.ts';
import { writeEventFile, resultsCsv } from '#src/domain/events/event-file.ts';
import { eventRows } from '#src/domain/events/event-results.ts';
import { seasonSchema } from '#src/domain/events/season.ts';
import { courseColumns, coursesToCsv } from '#src/domain/transfer/courses-csv.ts';
import { recordBytes } from '#src/domain/transfer/golfer-records.ts';
import { toJson } from '#src/domain/transfer/json.ts';
import { rareRoundColumns, roundColumns, roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { sealed } from '#src/domain/transfer/sealed-file.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';
import Papa from 'papaparse';
import { unwrap } from '@divot/basics';
import type { Board } from '@divot/golf-games';
import type { Keywords } from '@divot/documents';

// docs/formats.md says what is in each file. Its lists are written from the code: `npx vitest run
// tests/formats/formats.test.ts -u`. A reader in Python that knows nothing but the page reads what the code writes.

vi.setConfig({ testTimeout: 120_000 }); // Python takes a second to start where the machine is busy

const PAGE = 'docs/formats.md';
const page = readFileSync(PAGE, 'utf8');

/** The names that every document has, and what the page says in words. */
const COMMON = ['id', 'userId', 'createdAt', 'updatedAt', 'sortKey', 'conflicts', 'extra', 'earlier'];
const range = (join: string, { minimum, maximum }: Keywords) => `${minimum ?? ''}${join}${maximum ?? ''}`;

const notation = (schema: Keywords): string => {
  const { type, properties, required = [], additionalProperties, items, maxItems } = schema;
  if (schema.enum) return schema.enum.map((one) => `'${String(one)}'`).join(' | ');
  if (type === 'array') return `[${notation(items ?? {})}]${maxItems === undefined ? '' : ` ≤ ${maxItems}`}`;
  if (type === 'integer') return range('–', schema);
  if (type === 'number') return range('..', schema);
  if (type === 'boolean') return 'true | false';
  if (type === 'object') {
    if (properties === undefined || Object.keys(properties).length === 0)
      return `{ [key]: ${typeof additionalProperties === 'object' ? notation(additionalProperties) : 'any'} }`;
    const fields = Object.entries(properties).map(
      ([key, own]) => `${key}${required.includes(key) ? '' : '?'}: ${notation(own)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  if (schema.wire === 'timestamp') return 'instant';
  if (schema.pattern?.startsWith('^\\d{4}-\\d')) return 'day';
  return schema.maxLength === undefined ? 'text' : `text ${schema.maxLength}`;
};
const block = (name: string, schema: unknown): string => {
  const { properties = {}, required = [] } = schema as Keywords;
  const lines = Object.entries(properties)
    .filter(([key]) => !COMMON.includes(key))
    .map(([key, own]) => `  ${key}${required.includes(key) ? '' : '?'}: ${notation(own)}`);
  return [`${name} {`, ...lines, '}'].join('\n');
};
const code = (blocks: readonly string[]) => `\n\`\`\`\n${blocks.join('\n')}\n\`\`\`\n`;

const withHole = (columns: readonly string[]) => columns.filter((name) => !/_(?:[2-9]|1\d)$/.test(name));
const list = (columns: readonly string[], rare: readonly string[] = []) =>
  withHole(columns)
    .map((name) => (rare.includes(name) ? `*${name}*` : `\`${name}\``))
    .join(', ');

vi.stubEnv('TZ', 'UTC'); // a shot has the golfer's day and clock
const seeds = demoSeeds(new Date('2026-06-24T18:00:00Z'));
const of = <D>(entity: string) => seeds.flatMap((one) => (one.entity === entity ? [one.document as unknown as D] : []));
const rounds = of<Round>('rounds').filter(({ status }) => status === 'finished');
const courses = of<Course>('courses');
const sessions = of<ShotSession>('shotSessions').map((one) => ({ ...one, sortKey: 0 }));
const facts = rounds.flatMap((round) => roundFacts(round) ?? []);
const figures = figuresCsv(facts, []);
const EVENT: GolfEvent = {
  id: 'cup',
  name: 'Summer Cup',
  day: '2026-08-15',
  form: 'stroke',
  scoring: 'net',
  ties: 'count-back',
  courses: [{ name: 'Heronsbridge', tees: [{ id: 'y', name: 'Yellow', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] }] }],
  players: [
    { id: 'jo', name: 'Jo', index: 12.3, tee: 'y' },
    { id: 'kim', name: 'Kim', index: -1.5, tee: 'y' },
  ],
  groups: [{ players: ['jo', 'kim'], course: 0, hole: 1, time: '10:10' }],
  codes: [],
  heardAt: {},
};
const played = withCard(EVENT, 'jo', { 1: 4, 2: 6 }, '2026-08-15T11:00:00.000Z');
const rows = unwrap(eventRows(played));
const results = resultsCsv(rows);

/** The first row of a table under the names of its columns, without what a hole or a measure repeats. */
const exampleOf = (csv: string, isShown: (name: string, at: number) => boolean = () => true) => {
  const [names = [], first = []] = Papa.parse<readonly string[]>(csv).data;
  const shown = [...names.keys()].filter((at) => isShown(names[at]!, at));
  const rest = shown.length < names.length ? ',…' : '';
  return code([names, first].map((cells) => shown.map((at) => cells[at]).join(',') + rest));
};
const ofHoleOne = (name: string) => withHole([name]).length > 0;

const GENERATED: Readonly<Record<string, string>> = {
  documents: code(entityNames.map((name) => block(name, entities[name].schema))),
  rounds: `\n${list(roundColumns, rareRoundColumns)}\n`,
  courses: `\n${list(courseColumns)}\n`,
  figures: list(
    figures
      .split('\r\n')[0]!
      .split(',')
      .filter((name) => !/_(?:sum|n)$/.test(name)),
  ),
  events: code([block('event', eventSchema), block('season', seasonSchema)]),
  'a course': exampleOf(coursesToCsv(courses), ofHoleOne),
  'a round’s figures': exampleOf(figures, (_, at) => at < 12),
  'a shot': exampleOf(shotsToCsv(sessions)),
  'a pattern': exampleOf(patternsToCsv(sessions, new Map([['7-iron', 140]]))),
  'an event': code([writeEventFile({ events: [EVENT] })]),
  'a result': exampleOf(results),
};

it('says in docs/formats.md what the code writes and reads', async () => {
  const written = Object.entries(GENERATED).reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`),
        (_, open: string, close: string) => open + content + close,
      ),
    page,
  );

  for (const column of [...SHOT_COLUMNS, ...PATTERN_COLUMNS]) expect(page).toContain(`\`${column}\``);
  await expect(written).toMatchFileSnapshot(`../../${PAGE}`);
});

const python = spawnSync('python3', ['-c', 'import cryptography'], { encoding: 'utf8' });
const hasPython = python.error === undefined;
const opensSeals = python.status === 0;
const folder = mkdtempSync(join(tmpdir(), 'divot-formats-'));
afterAll(() => rmSync(folder, { recursive: true }));

const python3 = (reader: string, ...given: readonly string[]) =>
  JSON.parse(execFileSync('python3', [`tests/formats/${reader}`, ...given], { encoding: 'utf8' })) as unknown;
const read = (name: string, content: string | Uint8Array, ...passphrase: readonly string[]) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return python3('reader.py', path, ...passphrase);
};
const strokes = rounds.reduce((sum, round) => sum + (knownScore(round).strokes ?? 0), 0);
const collections = Object.fromEntries(
  entityNames.map((name) => [name, of(name)]).filter(([, all]) => all!.length > 0),
);
const counts = Object.fromEntries(Object.entries(collections).map(([name, all]) => [name, (all as unknown[]).length]));
const AT = '2026-06-24T18:00:00.000Z';

const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64url');
/** With each field of docs/board-format.md. */
const BOARD: Board = {
  day: '2026-08-15',
  course: 'Heronsbridge',
  form: 'stableford',
  ground: {
    tee: 'Yellow',
    par: [4, 5, 3, 4, 4, 4, 3, 5, 4],
    strokeIndex: [5, 1, 9, 3, 7, 2, 8, 4, 6],
    courseRating: 35.6,
    slope: 128,
  },
  games: ['skins', 'wolf'],
  players: [
    {
      id: base64(8),
      name: 'Sam',
      counter: 2,
      tee: 'Yellow',
      index: -1.5,
      team: 'A',
      marker: 'zoë',
      also: ['another-id', base64(8).replace('B', 'C')],
      holes: {
        1: [
          { value: 5, author: base64(8), counter: 1 },
          { value: 5, author: 'zoë', counter: 2 },
        ],
        2: [
          { value: 'X', author: base64(8), counter: 3 },
          { value: 20, author: 'zoë', counter: 1_023 },
        ],
        9: [{ value: 'C', author: 'zoë', counter: 1 }],
      },
      signatures: [{ by: 'zoë', counter: 1, at: '2026-08-15T16:05Z', card: 51_966 }],
    },
    {
      id: 'zoë',
      name: 'Zoë',
      counter: 0,
      handicap: -2,
      holes: Object.fromEntries(
        Array.from({ length: 18 }, (_, at) => [
          at + 1,
          [{ value: at === 4 ? null : at + 1, author: 'jo', counter: 1 }],
        ]),
      ),
      signatures: [{ by: 'zoë', counter: 2, at: '2026-08-15T16:06Z', card: null }],
    },
  ],
  seals: [{ by: 'jo', key: base64(33), serial: 3, seal: base64(64) }],
};

describe.skipIf(!hasPython)(`a reader in Python${hasPython ? '' : ' (skipped: this machine has no python3)'}`, () => {
  it.each([
    ['reader.py', 60],
    ['card_reader.py', 90],
  ])('%s has at most %i lines', (name, most) => {
    const lines = readFileSync(`tests/formats/${name}`, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(most);
  });

  it('reads a card’s code, whole or cut into parts, and refuses a damaged one', () => {
    const code = codeOf(BOARD);
    const cut = Math.floor(code.length / 2);

    expect(python3('card_reader.py', `https://divot.example/hand-over#1.1.${code}`)).toEqual(BOARD);
    expect(python3('card_reader.py', `#2.2.${code.slice(cut)}`, `#1.2.${code.slice(0, cut)}.key-in-the-cloud`)).toEqual(
      BOARD,
    );
    expect(() => python3('card_reader.py', `#1.1.${code.slice(0, -3)}AAA`)).toThrow('damaged');
  });

  it('reads everything as JSON, and rounds alone', () => {
    const everything = JSON.stringify({ app: 'divot', version: 1, exportedAt: AT, collections });

    expect(read('all.json', everything)).toEqual({ documents: counts, strokes });
    expect(read('rounds.json', toJson('rounds', rounds, AT))).toEqual({
      documents: { rounds: rounds.length },
      strokes,
    });
  });

  it('reads rounds and courses as CSV', () => {
    expect(read('rounds.csv', roundsToCsv(rounds))).toMatchObject({ rows: rounds.length, score: strokes });
    expect(read('courses.csv', coursesToCsv(courses))).toEqual({
      rows: courses.reduce((sum, { tees }) => sum + tees.length, 0),
      par: courses.reduce(
        (sum, { tees }) => sum + tees.flatMap(({ par }) => par).reduce((all, one) => all + one, 0),
        0,
      ),
    });
  });

  it('reads shots, patterns, figures, events and results', () => {
    const shots = sessions.reduce((sum, { count }) => sum + count, 0);
    const patterns = patternsToCsv(sessions, new Map()).split('\r\n').length - 1;

    expect(read('shots.csv', shotsToCsv(sessions))).toMatchObject({ rows: shots });
    expect(read('patterns.csv', patternsToCsv(sessions, new Map()))).toMatchObject({ rows: patterns });
    expect(read('shots.json', shotsToJson(sessions, new Map(), AT))).toEqual({ shots, patterns });
    expect(read('figures.csv', figures)).toMatchObject({
      rows: facts.length,
      strokes: facts.reduce((sum, one) => sum + one.strokes, 0),
    });
    expect(read('event.json', writeEventFile({ events: [EVENT] }))).toEqual({ events: 1 });
    expect(read('results.csv', results)).toEqual({ rows: 2, holes: 2 });
  });

  it.skipIf(!opensSeals)(
    `opens the sealed file with its passphrase${opensSeals ? '' : ' (skipped: Python’s cryptography is not installed)'}`,
    async () => {
      async function* plain() {
        yield recordBytes({
          kind: 'golfer',
          app: 'divot',
          version: 1,
          userId: DEMO_ACCOUNT.uid,
          savedAt: AT,
          device: 'iPhone',
        });
        for (const { entity, document } of seeds)
          yield recordBytes({ kind: 'document', of: entity, document, version: 1 });
        yield recordBytes({ kind: 'film', id: 'swing', type: 'video/mp4', bytes: 100_000 });
        yield new Uint8Array(100_000).fill(7);
      }
      const parts: Uint8Array[] = [];
      for await (const part of sealed(plain(), ' Fünf Löcher ')) parts.push(part);

      expect(read('all.divot', Buffer.concat(parts), 'Fünf Löcher')).toEqual({
        documents: counts,
        strokes,
        films: 100_000,
      });
      expect(() => read('all.divot', Buffer.concat(parts), 'Sechs Löcher')).toThrow('wrong passphrase');
      expect(() => read('half.divot', Buffer.concat(parts).subarray(0, -70_000), 'Fünf Löcher')).toThrow('damaged');
    },
  );
});
