import { describe, expect, it } from 'vitest';
import { unwrap } from '@divot/basics';
import { type Board, withFigure } from '@divot/golf-games';
import {
  type GolfEvent,
  boardOf,
  eventProblem,
  mergeEvents,
  playerNamed,
  scoreOn,
  withCard,
  withReceived,
  withState,
} from '#src/domain/events/event.ts';
import { readEventFile, resultsCsv, writeEventFile } from '#src/domain/events/event-file.ts';
import { eventDay, eventRows, matchResult, partingWords, withoutCard } from '#src/domain/events/event-results.ts';
import { playersText, readPlayers } from '#src/domain/events/players-typed.ts';

const AT = '2026-11-28T12:00:00.000Z';
const nine = (name: string, par = 4) => ({
  id: name.toLowerCase(),
  name,
  par: Array.from({ length: 9 }, () => par),
  strokeIndex: [1, 2, 3, 4, 5, 6, 7, 8, 9],
});

const newEvent = (names: readonly string[], more: Partial<GolfEvent> = {}): GolfEvent => {
  const players = names.map((name) => playerNamed(name));
  return {
    id: 'e1',
    name: 'Autumn cup',
    day: '2026-11-28',
    form: 'stableford',
    scoring: 'gross',
    ties: 'shared',
    courses: [{ name: 'Heron Creek', tees: [nine('White'), nine('Red', 5)] }],
    players,
    groups: [{ players: players.map(({ id }) => id), course: 0, hole: 1 }],
    codes: [],
    heardAt: {},
    ...more,
  };
};
const card = (event: GolfEvent, id: string, ...scores: readonly (number | 'X' | undefined)[]) =>
  withCard(event, id, Object.fromEntries(scores.map((score, at) => [at + 1, score])), AT);
const nineOf = (score: number) => Array.from({ length: 9 }, () => score);
const standing = (event: GolfEvent) =>
  unwrap(eventRows(event)).map(
    ({ rank, names, value, thru }) => `${rank ?? '–'} ${names.join('+')} ${value ?? '–'}/${thru}`,
  );

describe('an event', () => {
  it('shows what is known of the cards while they come in', () => {
    const jo = card(newEvent(['Jo', 'Max', 'Sam']), 'jo', 4, 4);
    expect(standing(card(jo, 'max', ...nineOf(5)))).toEqual(['1 Max 9/9', '2 Jo 4/2', '– Sam 0/0']);
    expect(unwrap(eventRows(jo)).map(({ heardAt }) => heardAt)).toEqual([AT, undefined, undefined]);
  });

  it('parts whole cards that are level by count-back if the event says so', () => {
    const level = (ties: GolfEvent['ties']) =>
      card(card(newEvent(['Jo', 'Max'], { ties }), 'jo', ...nineOf(4)), 'max', 5, 4, 4, 4, 4, 4, 4, 4, 3);
    expect(standing(level('shared'))).toEqual(['1 Jo 18/9', '1 Max 18/9']);
    expect(standing(level('count-back'))).toEqual(['1 Max 18/9', '2 Jo 18/9']);
    expect(unwrap(eventRows(level('count-back'))).map(partingWords)).toEqual(['last six: 13 against 12', '']);
    expect(eventDay(level('count-back')).places).toEqual([
      { name: 'Max', rank: 1 },
      { name: 'Jo', rank: 2 },
    ]);
  });

  it('gives no place in a season to a card with a hole missing, nor in stroke play to a hole picked up', () => {
    const event = newEvent(['Jo', 'Max', 'Sam'], { form: 'stroke' });
    const played = card(card(card(event, 'jo', ...nineOf(5)), 'max', 4, 4), 'sam', ...nineOf(4).slice(1), 'X');
    expect(standing(played)).toEqual(['1 Max 8/2', '2 Jo 45/9', '– Sam –/9']);
    expect(eventDay(played).places).toEqual([{ name: 'Jo', rank: 1 }]);
  });

  it('plays each off the own tee and handicap', () => {
    const event = newEvent([], { scoring: 'net', form: 'stroke' });
    const players = [playerNamed('Jo', { index: 18, tee: 'Red' }), playerNamed('Max', { index: 0 })];
    const net = { ...event, players, groups: [{ players: ['jo', 'max'], course: 0, hole: 1 }] };
    // 9 strokes at 95% are 9 on nine holes; par 45 from the red tees, 36 from the white ones.
    expect(standing(card(card(net, 'jo', ...nineOf(6)), 'max', ...nineOf(4)))).toEqual(['1 Jo 45/9', '1 Max 36/9']);
  });

  it('counts groups as sides in a scramble, and says what is wrong with a side of one', () => {
    const event = newEvent(['Jo', 'Max', 'Sam', 'Lee'], { form: 'scramble' });
    const sides = {
      ...event,
      groups: [
        { players: ['jo', 'max'], course: 0, hole: 1 },
        { players: ['sam', 'lee'], course: 0, hole: 2 },
      ],
    };
    expect(standing(card(card(sides, 'jo', ...nineOf(4)), 'lee', ...nineOf(3)))).toEqual([
      '1 Sam+Lee 27/9',
      '2 Jo+Max 36/9',
    ]);
    expect(eventDay(card(sides, 'jo', ...nineOf(4))).places.map(({ name }) => name)).toEqual(['Jo', 'Max']);
    expect(eventRows({ ...event, groups: [{ players: ['jo'], course: 0, hole: 1 }] }).ok).toBe(false);
  });

  it('compares two courses against their pars', () => {
    const event = newEvent(['Jo', 'Max'], { form: 'stroke' });
    const courses = [...event.courses, { name: 'Old Quarry', tees: [nine('Yellow', 5)] }];
    const groups = [
      { players: ['jo'], course: 0, hole: 1 },
      { players: ['max'], course: 1, hole: 1 },
    ];
    const two = { ...event, courses, groups };
    expect(standing(card(card(two, 'jo', ...nineOf(5)), 'max', ...nineOf(5)))).toEqual(['1 Max 45/9', '2 Jo 45/9']);
  });

  it.each([
    ['without a name', newEvent(['Jo'], { name: ' ' }), 'Give the event a name.'],
    ['without a course', newEvent(['Jo'], { courses: [] }), 'Choose a course.'],
    ['without players', newEvent([]), 'Enter at least one player.'],
    [
      'with 97 players',
      newEvent(Array.from({ length: 97 }, (_, at) => `P${at}`)),
      'At most 96 players fit: 24 groups of four.',
    ],
    ['with one name twice', newEvent(['Jo', 'jo ']), 'jo is there twice. Add a surname or a letter to one of them.'],
    ['that is right', newEvent(['Jo', '🏌️‍♀️']), undefined],
  ])('%s', (_, event, problem) => {
    expect(eventProblem(event)).toBe(problem);
  });
});

describe('the forms of an event', () => {
  const pair = (form: GolfEvent['form'], more: Partial<GolfEvent> = {}) =>
    newEvent(['Jo', 'Max', 'Sam', 'Lee'], { form, ...more });
  const results = (event: GolfEvent) =>
    unwrap(eventRows(event)).map((row) => (row.match ? matchResult(row) : row.value));

  it('count no hole above the maximum, which a hole picked up counts too (Rule 21.2)', () => {
    const event = newEvent(['Jo', 'Max'], { form: 'maximum', maximum: 'twice-par' });
    const played = card(card(event, 'jo', 12, ...nineOf(4).slice(1)), 'max', ...nineOf(4).slice(1), 'X');
    expect(results(played)).toEqual([40, 40]);
    // Net double bogey without strokes is 6.
    expect(results({ ...played, maximum: undefined })).toEqual([38, 38]);
  });

  it('play each hole against par (Rule 21.3)', () => {
    const event = newEvent(['Jo', 'Max'], { form: 'par' });
    const played = card(card(event, 'jo', 3, 3, 5, 'X', 4), 'max', ...nineOf(4));
    expect(standing(played)).toEqual(['1 Max 0/9', '1 Jo 0/5']);
    expect(standing(card(played, 'max', 3))).toEqual(['1 Max 1/9', '2 Jo 0/5']);
  });

  it('play matches between the first two of a group and the next two, with the difference of handicaps', () => {
    const event = pair('match', { scoring: 'net' });
    const players = [playerNamed('Jo', { index: 18 }), playerNamed('Max', { index: 0 }), ...event.players.slice(2)];
    const played = card(card({ ...event, players }, 'jo', ...nineOf(4)), 'max', ...nineOf(4));
    // Nine strokes on nine holes: Jo wins the first five of them.
    expect(results(card(card(played, 'sam', 4, 4), 'lee', 4, 5))).toEqual(['Jo 5 & 4', 'Sam 1 up']);
    expect(eventDay(played).places).toEqual([]);
  });

  it('name who wins a match when the other withdraws, unless it was over', () => {
    const event = card(card(pair('match'), 'jo', 4), 'max', 5);
    expect(results(withState(event, 'jo', 'withdrawn'))[0]).toBe('Max (Jo withdrew)');
    const over = card(card(event, 'jo', ...nineOf(3)), 'max', ...nineOf(5));
    expect(results(withState(over, 'jo', 'withdrawn'))[0]).toBe('Jo 5 & 4');
  });

  it('count the better ball of two and two in a group, also after a partner has withdrawn', () => {
    const event = pair('four-ball');
    const played = card(card(card(card(event, 'jo', ...nineOf(5)), 'max', 4, 4), 'sam', ...nineOf(4)), 'lee', 3);
    expect(standing(played)).toEqual(['1 Sam+Lee 35/9', '2 Jo+Max 43/9']);
    const gaveUp = card(played, 'jo', 5, 5, 'X');
    expect(standing(withState(gaveUp, 'max', 'withdrawn'))).toEqual(['1 Sam+Lee 35/9', '– Jo+Max –/9']);
    expect(standing(newEvent(['Jo', 'Max'], { form: 'four-ball' }))).toEqual(['– Jo+Max 0/0']);
  });

  it('give a player who has withdrawn no result, and the others their places', () => {
    const event = card(card(newEvent(['Jo', 'Max'], { ties: 'count-back' }), 'jo', ...nineOf(4)), 'max', 2, 2);
    expect(standing(withState(event, 'max', 'withdrawn'))).toEqual(['1 Jo 18/9', '– Max –/2']);
    expect(eventDay(withState(event, 'jo', 'withdrawn')).places).toEqual([]);
    expect(withState(withState(event, 'max', 'withdrawn'), 'max', undefined)).toEqual(event);
  });

  it('name who is counted off 0 for want of an index, where net counts', () => {
    const names = (scoring: GolfEvent['scoring']) =>
      unwrap(eventRows(newEvent(['Jo'], { scoring }))).flatMap(({ withoutIndex }) => withoutIndex);
    expect([names('net'), names('gross')]).toEqual([['Jo'], []]);
  });

  it.each([
    ['match', 'A match is for two players. Change group 1.'],
    ['four-ball', 'A side in four-ball has two players. Change group 1.'],
  ] as const)('say which group does not fit a %s', (form, problem) => {
    expect(eventRows(newEvent(['Jo', 'Max', 'Sam'], { form }))).toEqual({ ok: false, error: problem });
  });
});

// The numbers that the Rules of Golf themselves print.
describe('a hole by the Rules', () => {
  const after = (form: GolfEvent['form'], score: number | 'X', more: Partial<GolfEvent> = {}) =>
    unwrap(eventRows(card(newEvent(['Jo'], { form, ...more }), 'jo', score)))[0]!.value;

  it.each([
    // Rule 21.1b: more than one over or no score, one over, level, one, two, three under.
    [
      'stableford',
      [
        ['X', 0],
        [6, 0],
        [5, 1],
        [4, 2],
        [3, 3],
        [2, 4],
        [1, 5],
      ],
    ],
    // Rule 21.3b: won in fewer strokes than par, tied in par, lost in more or without a score.
    [
      'par',
      [
        [3, 1],
        [4, 0],
        [5, -1],
        ['X', -1],
      ],
    ],
    // Rule 21.2: the maximum for more, and for no score. Twice par.
    [
      'maximum',
      [
        [3, 3],
        [8, 8],
        [9, 8],
        ['X', 8],
      ],
    ],
  ] as const)('%s', (form, rows) => {
    for (const [score, value] of rows) expect(after(form, score, { maximum: 'twice-par' })).toBe(value);
  });

  it('counts the lower ball of partners, and one ball of a side that has no other (Rules 23.2a and 23.4)', () => {
    const event = card(card(newEvent(['Jo', 'Max'], { form: 'four-ball' }), 'jo', 4, 5), 'max', 5, 3, 6);
    expect(standing(event)).toEqual(['1 Jo+Max 13/3']);
  });

  it('adds up the two best of a team (Rule 24.2: as the terms of the competition say)', () => {
    const teams = newEvent(['Jo', 'Max', 'Sam'], { form: 'pairs-stableford' });
    expect(standing(card(card(card(teams, 'jo', 4), 'max', 3), 'sam', 6))).toEqual(['1 Jo+Max+Sam 5/1']);
  });
});

describe('who does not play to the end', () => {
  const played = (form: GolfEvent['form'] = 'stableford') =>
    card(card(newEvent(['Jo', 'Max', 'Sam'], { form }), 'jo', ...nineOf(4)), 'max', 4, 4);

  it.each([
    ['absent', 'stableford', '– Max –/2'],
    ['withdrawn', 'stableford', '– Max –/2'],
    ['disqualified', 'stableford', '– Max –/2'],
    ['stopped', 'stableford', '2 Max 4/9'],
    ['stopped', 'par', '2 Max -7/9'],
    ['stopped', 'stroke', '– Max –/9'],
  ] as const)('%s in %s', (state, form, row) => {
    const event = withState(played(form), 'max', state);
    expect(standing(event)).toContain(row);
    expect(eventDay(event).places.some(({ name }) => name === 'Max')).toBe(row.startsWith('2'));
  });

  it('is asked for once every card that came is whole', () => {
    const missing = (event: GolfEvent) => withoutCard(unwrap(eventRows(event)));
    expect(missing(played())).toEqual([]);
    expect(missing(withState(played(), 'max', 'stopped'))).toEqual(['Sam']);
    expect(missing(withState(withState(played(), 'max', 'stopped'), 'sam', 'absent'))).toEqual([]);
  });

  it('takes a side along when disqualified, and lets a partner play on alone otherwise', () => {
    const event = card(newEvent(['Jo', 'Max'], { form: 'four-ball' }), 'jo', ...nineOf(4));
    expect(standing(withState(event, 'max', 'absent'))).toEqual(['1 Jo+Max 36/9']);
    expect(standing(withState(event, 'max', 'disqualified'))).toEqual(['– Jo+Max –/9']);
  });
});

describe('the cards of another phone', () => {
  const boardWith = (name: string, n: number, value: number, more: Partial<Board> = {}): Board =>
    withFigure(
      {
        day: '2026-11-28',
        course: 'heron creek',
        players: [{ id: name.toLowerCase(), name, counter: 0, holes: {}, signatures: [] }],
        ...more,
      },
      name.toLowerCase(),
      n,
      value,
      'phone',
    );

  it('are taken over once, and who does not play here is named', () => {
    const event = newEvent(['Jo', 'Max']);
    const received = unwrap(withReceived(event, boardWith('Jo', 3, 5), AT));
    expect(received).toMatchObject({ news: ['Jo'], strangers: [], event: { heardAt: { jo: AT } } });
    expect(scoreOn(boardOf(received.event, 0), 'jo', 3)).toBe(5);
    expect(unwrap(withReceived(received.event, boardWith('Jo', 3, 5), 'later')).event.heardAt).toEqual({ jo: AT });
    expect(unwrap(withReceived(event, boardWith('Lee', 3, 5), AT))).toMatchObject({ news: [], strangers: ['Lee'] });
  });

  it('are shown as a conflict where they differ, which counts nothing until somebody settles it', () => {
    const event = unwrap(withReceived(card(newEvent(['Jo']), 'jo', 4), boardWith('Jo', 1, 5), AT)).event;
    expect(unwrap(eventRows(event))[0]).toMatchObject({ conflicts: [1], thru: 0 });
    expect(unwrap(eventRows(card(event, 'jo', 5)))[0]).toMatchObject({ conflicts: [], thru: 1, value: 1 });
  });

  it('change nothing if they are of another day or course', () => {
    const event = newEvent(['Jo']);
    expect(withReceived(event, boardWith('Jo', 3, 5, { day: '2026-11-27' }), AT).ok).toBe(false);
    expect(withReceived(event, boardWith('Jo', 3, 5, { course: 'Old Quarry' }), AT).ok).toBe(false);
  });

  it('come from a second organiser’s file too', () => {
    const here = card(newEvent(['Jo', 'Max']), 'jo', 4);
    const there = card(newEvent(['Jo', 'Max']), 'max', 3);
    expect(standing(mergeEvents(here, there, AT))).toEqual(['1 Max 3/1', '2 Jo 2/1']);
  });
});

describe('typed players', () => {
  const tees = [nine('White'), nine('Red')];
  it('are one a line with index and tee in any order, also pasted from a table or with a decimal comma', () => {
    const typed = 'Jo Bloggs, 18.4, red\nMax\t12,4\tWhite\n\n  Priya ;Red; +2.1\n🏌️‍♀️';
    const players = unwrap(readPlayers(typed, tees));
    expect(players).toEqual([
      { id: 'jo bloggs', name: 'Jo Bloggs', index: 18.4, tee: 'Red' },
      { id: 'max', name: 'Max', index: 12.4, tee: 'White' },
      { id: 'priya', name: 'Priya', index: -2.1, tee: 'Red' },
      { id: '🏌♀', name: '🏌️‍♀️' },
    ]);
    expect(unwrap(readPlayers(playersText(players), tees))).toEqual(players);
  });

  it.each([
    ['1. Jo Bloggs, 18.4', 18.4],
    ['(2) Jo Bloggs 18,4', 18.4],
    ['✅ Jo Bloggs (hcp 18.4)', 18.4],
    ['• Jo Bloggs – 18.4', 18.4],
    ['٣. Jo Bloggs، ١٨٫٤', 18.4],
    ['"Jo Bloggs";"18,4"', 18.4],
    ['Name,Index\nJo Bloggs,18.4', 18.4],
    ['- Jo Bloggs −2.1', -2.1],
    ['#4 Jo Bloggs', undefined],
  ])('are read from a chat or a sheet: %s', (text, index) => {
    expect(unwrap(readPlayers(text, tees))).toEqual([
      { id: 'jo bloggs', name: 'Jo Bloggs', ...(index !== undefined && { index }) },
    ]);
  });

  it.each(['Guest 2', 'Jo Bloggs III', 'Amy White', 'Ñandú', '日本 太郎'])('keep their names: %s', (name) => {
    expect(unwrap(readPlayers(name, tees)).map((player) => player.name)).toEqual([name]);
  });

  it.each([
    ['Jo, 18, Red, paid', 'Jo: the course has no tee “paid”.'],
    ['Jo, 18, 12.4', 'Jo has two indexes, 18 and 12.4.'],
    ['Jo | 18.4', '“Jo |” is no name. Part name, index and tee with commas.'],
    ['Jo, 60', 'Jo: A handicap index is between +10.0 and 54.0.'],
    ['Jo, Blue', 'Jo: the course has no tee “Blue”.'],
    [', 12', '“, 12” has no name.'],
    ['Jo\nJO', 'JO is there twice. Add a surname or a letter to one of them.'],
    ['x'.repeat(61), `A name has at most 60 letters: “${'x'.repeat(20)}…”`],
    [Array.from({ length: 97 }, (_, at) => `P${at}`).join('\n'), 'At most 96 players fit: 24 groups of four.'],
  ])('are refused in one sentence', (typed, error) => {
    expect(readPlayers(typed, tees)).toEqual({ ok: false, error });
  });
});

describe('the file of an event', () => {
  it('brings everything to another phone', () => {
    const event = card(newEvent(['Jo', 'Max']), 'jo', ...nineOf(4));
    const season = { id: 's1', name: '2026', bestOf: 3, points: [10, 6], events: ['e1'] };
    expect(readEventFile(writeEventFile({ events: [event], season }))).toEqual({
      ok: true,
      value: { events: [event], season },
    });
  });

  it('takes 96 players in 24 groups with all cards', () => {
    const names = Array.from({ length: 96 }, (_, at) => `Player number ${at}`);
    const full = names.reduce((event, name) => card(event, name.toLowerCase(), ...nineOf(5)), newEvent(names));
    const written = writeEventFile({ events: [full] });
    expect(written.length).toBeLessThan(40_000);
    expect(readEventFile(written).ok).toBe(true);
  });

  const own = JSON.parse(writeEventFile({ events: [newEvent(['Jo'])] })) as Record<string, unknown>;
  it.each([
    ['a picture', '\u0089PNG'],
    ['another JSON', '{"rounds":[]}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a newer version', JSON.stringify({ ...own, version: 2 })],
    ['10 MB', 'x'.repeat(10_000_000)],
    [
      'a group on a course that is not there',
      writeEventFile({ events: [newEvent(['Jo'], { groups: [{ players: ['jo'], course: 2, hole: 1 }] })] }),
    ],
    [
      'a group of strangers',
      writeEventFile({ events: [newEvent(['Jo'], { groups: [{ players: ['max'], course: 0, hole: 1 }] })] }),
    ],
    ['an event without a course', writeEventFile({ events: [newEvent(['Jo'], { courses: [] })] })],
    ['events that are no list', JSON.stringify({ ...own, events: {} })],
    ['a name of 10,000 letters', writeEventFile({ events: [newEvent(['Jo'], { name: 'x'.repeat(10_000) })] })],
  ])('refuses %s in one sentence', (_, content) => {
    const read = readEventFile(content);
    expect(read.ok ? '' : read.error).toMatch(/^[A-Z][^\n]+ (Nothing changed|Update Divot first\. Nothing changed)\.$/);
  });

  it('has the results as a table', () => {
    const event = card(newEvent(['Jo', '=HYPERLINK("x")']), 'jo', 4, 4);
    expect(resultsCsv(unwrap(eventRows(event)))).toBe(
      ['place,name,result,holes,state,parted by,without index', '1,Jo,4,2,,,', `,"'=HYPERLINK(""x"")",0,0,,,`].join(
        '\r\n',
      ),
    );
  });
});
