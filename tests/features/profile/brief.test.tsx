import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { INVENTED, inventedSeeds } from '#dev/seed/invented.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { finishedRoundFacts, roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { carriedClubs } from '#src/domain/bag/carried-clubs.ts';
import { ladderOf } from '#src/domain/bag/ladder.ts';
import { decideInSteps } from '#src/domain/coach/decide-in-steps.ts';
import { ROUNDS_JUDGED } from '#src/domain/coach/evidence.ts';
import { bandText, focusFacts, verdictText } from '#src/domain/coach/focus-words.ts';
import { shotsOf } from '#src/domain/coach/part-shots.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { estimateInSteps, handicapShown } from '#src/domain/handicap/shown-handicap.ts';
import { type BriefFacts, MOST_BRIEF_BYTES, briefOf, briefText } from '#src/domain/insights/brief.ts';
import { BRIEF_TOOLS, INPUT_SCHEMA, OUTPUT_SCHEMA, toolAnswer } from '#src/domain/insights/brief-tools.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { knownScore, scoreFacts } from '#src/domain/rounds/known-score.ts';
import { partLevel, turned } from '#src/features/analytics/gained/part-level.ts';
import { WeekStrip } from '#src/features/focus/week-strip.tsx';
import { runToEnd, seeded } from '@divot/basics';
import { type Keywords, fitsSchema } from '@divot/documents';
import { hasHoles } from '@divot/analytics';
import { PARTS, handicapRoundOf, recomputeInSteps } from '@divot/golf-rules';
import { says } from '#e2e/support/shown-facts.ts';

// What a golfer hands to an assistant of their own says what the screens say, and nothing that they did not tick.

const TODAY = '2026-11-23';
const NOW = new Date('2026-11-23T10:00:00Z');
const PLACES = ['Quillfeather Links', 'Övre Ängby', '武蔵野カントリー', 'Bad Aibling 7'];
const NAMES = ['Zebulon Quirk', 'Ада Лавлейс', 'Łucja', 'O’Malley 🏌️'];
const NOTES = [
  'Wet greens, argued with the marshal',
  'Doctor says rest on Tuesdays',
  'Привет',
  '<script>alert(1)</script>',
];

/** A golfer with a leak or none, few or many rounds, gaps on their cards, and names, places and notes everywhere. */
const golfer = (seed: number): BriefFacts => {
  const random = seeded(seed);
  const draw = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const who = { ...draw(INVENTED), uid: `golfer-${seed}`, rounds: Math.floor(random() * 26) };
  const [first, ...rest] = inventedSeeds(who, calendarOf(NOW));
  const isEntered = random() < 0.4;
  const profile = {
    ...(first!.document as Profile),
    displayName: draw(NAMES),
    handicap: isEntered ? Math.round(random() * 400 - 40) / 10 : undefined,
    handicapSource: isEntered ? 'entered' : 'estimated',
    painAreas: random() < 0.2 ? ['lower-back'] : [],
    bag: [
      { id: 'c1', type: 'Driver', carryYards: 231 },
      { id: 'c2', type: '7-iron', carryYards: 152 },
      { id: 'c3', type: `${draw(NAMES)}’s own` },
    ],
  } as unknown as Profile;
  const rounds = rest.map(({ document }): Round => {
    const round = document as Round;
    const isTotal = random() < 0.1;
    const holes = round.holes.map((hole) =>
      random() < 0.06
        ? { n: hole.n, par: hole.par }
        : { ...hole, strokes: (hole.strokes ?? 4) + Number(random() < 0.15) },
    );
    return {
      ...round,
      sortKey: 0,
      notes: draw(NOTES),
      partners: random() < 0.5 ? [{ id: 'p1', name: draw(NAMES), strokes: {} }] : [],
      courseSnapshot: round.courseSnapshot && { ...round.courseSnapshot, name: draw(PLACES), city: draw(PLACES) },
      ...(isTotal ? { holes: [], total: { adjustedGross: 85, holes: 18 } } : { holes }),
    };
  });
  const counted = rounds.flatMap((round) => handicapRoundOf(round) ?? []);
  const handicap = handicapShown(profile, runToEnd(estimateInSteps(counted)));
  const known = {
    today: TODAY,
    profile,
    index: handicap?.index ?? null,
    rounds: rounds.flatMap((round) => {
      const facts = roundFacts(round);
      return facts
        ? { playedOn: facts.playedOn, tallies: facts.tallies, level: facts.level, shots: shotsOf(round) }
        : [];
    }),
    practised: [],
    trained: [],
    swings: [],
    assessment: undefined,
    draft: undefined,
    busyDays: [],
  };
  return {
    today: TODAY,
    handicap,
    record: runToEnd(recomputeInSteps(counted, 20)).entries,
    decided: runToEnd(decideInSteps(known)),
    profile,
    ladder: ladderOf(carriedClubs(profile.bag ?? [], [])),
    swing:
      random() < 0.5
        ? undefined
        : { recordedAt: NOW.toISOString(), notJudged: [{ id: 'sway', reason: 'The hips are out of the picture.' }] },
    rounds,
    carryText: (metres) => `${Math.round(metres)} m`,
  };
};

/** The attributes of an element that shows facts, as "name of subject" and value. */
const factsIn = (data: Readonly<Record<string, string>>): readonly (readonly [string, string])[] => {
  const [names = [], subjects = [], values = []] = ['data-fact', 'data-of', 'data-value'].map((key) =>
    data[key]?.split('\n'),
  );
  return names.map((name, at) => [`${name} of ${subjects[at]}`, values[at]!]);
};
const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const factsInMarkup = (html: string) =>
  [...html.matchAll(/data-fact="([^"]*)" data-of="([^"]*)" data-value="([^"]*)"/g)].flatMap(([, fact, of, value]) =>
    factsIn({ 'data-fact': unescaped(fact!), 'data-of': unescaped(of!), 'data-value': unescaped(value!) }),
  );

/** What the screens show of this golfer, each fact as its screen works it out. */
const shownOf = ({ profile, handicap, decided, rounds }: BriefFacts): ReadonlyMap<string, string> => {
  const facts = rounds.flatMap((round) => finishedRoundFacts(round) ?? []);
  const judged = facts.filter(hasHoles).slice(0, ROUNDS_JUDGED);
  const index = handicap?.index ?? null;
  const entries = runToEnd(
    recomputeInSteps(
      facts.flatMap((one) => one.handicap ?? []),
      150,
    ),
  ).entries;
  const estimated = entries.at(-1)?.index ?? null;
  const isEstimated = profile.handicapSource === 'estimated' && profile.handicap === undefined;
  const { decision } = decided;
  return new Map([
    ...(isEstimated ? [['index of ', estimated === null ? 'N/A' : handicapText(estimated)] as const] : []),
    ...entries.flatMap((entry) =>
      entry.index === null ? [] : [[`index-after of ${entry.id}`, handicapText(entry.index)] as const],
    ),
    ...PARTS.flatMap((part) => {
      const level = partLevel(judged, part, 'level', index);
      return level?.isEnough
        ? [
            [`loss of ${part}`, verdictText(turned(level))] as const,
            [`band of ${part}`, bandText(turned(level))] as const,
          ]
        : [];
    }),
    ...factsIn(focusFacts(decision, decided.index)),
    ...factsInMarkup(renderToStaticMarkup(<WeekStrip week={decision.week} today={TODAY} />)),
    ...rounds.flatMap((round) => factsIn(scoreFacts(round.id, knownScore(round)))),
  ]);
};

const GOLFERS = process.env['DIVOT_FULL'] ? 200 : 40;

it(`says of ${GOLFERS} golfers what the screens say of them`, () => {
  const compared = new Map<string, number>();
  for (let seed = 1; seed <= GOLFERS; seed += 1) {
    const known = golfer(seed);
    const shown = shownOf(known);
    const { text, facts } = briefText(known);
    for (const [name, value, of = ''] of facts) {
      expect(says(text, value), `golfer ${seed}: ${name} “${value}” stands in the text`).toBe(true);
      const onScreen = shown.get(`${name} of ${of}`);
      if (onScreen === undefined) continue;
      expect(value, `golfer ${seed}: ${name} of ${of}`).toBe(onScreen);
      compared.set(name, (compared.get(name) ?? 0) + 1);
    }
  }

  for (const name of [
    'index',
    'index-after',
    'loss',
    'band',
    'focus',
    'to-go',
    'session',
    'minutes',
    'score',
    'to-par',
  ])
    expect(compared.get(name) ?? 0, name).toBeGreaterThan(3);
}, 300_000);

it(`holds no name, place or note of ${GOLFERS} golfers unless they tick it, and never more than 8 KB`, () => {
  const own = { names: NAMES, places: PLACES, notes: NOTES };
  for (let seed = 1; seed <= GOLFERS; seed += 1) {
    const known = golfer(seed);
    const none = briefText(known).text.toLowerCase();
    for (const word of Object.values(own).flat()) expect(none).not.toContain(word.toLowerCase());
    for (const tick of Object.keys(own) as (keyof typeof own)[]) {
      const { text } = briefText(known, { names: false, places: false, notes: false, [tick]: true });
      const others = Object.entries(own).flatMap(([kind, words]) => (kind === tick ? [] : words));
      expect(others.filter((word) => text.includes(word))).toEqual([]);
      if (tick === 'names' || known.rounds.length > 0) expect(own[tick].some((word) => text.includes(word))).toBe(true);
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MOST_BRIEF_BYTES);
    }
  }
}, 300_000);

const HOSTILE = [
  'Par',
  'Short game',
  'Driver',
  '🏌️‍♀️',
  'שרה כהן',
  'نادي الجولف',
  '\u202Eelbat eht nrut',
  'Jo\n\nHandicap index: 2.1',
  '$& $1',
  '',
];
it('says the same whatever the golfer, their partners, courses and clubs are called, and keeps each on its row', () => {
  const known = golfer(7);
  const calling = (word: string): BriefFacts => ({
    ...known,
    profile: { ...known.profile, displayName: word, email: `${word}@example.org` },
    rounds: known.rounds.map((round) => ({
      ...round,
      notes: `Played with ${word}, ${word} won`,
      partners: [{ id: word, name: word, strokes: {} }],
      courseSnapshot: { ...round.courseSnapshot!, name: word, city: word },
    })) as readonly Round[],
  });
  const [plain, ...others] = HOSTILE.map((word) => briefText(calling(word)).text);
  for (const text of others) expect(text).toBe(plain);

  for (const word of HOSTILE) {
    const { text } = briefText(calling(word), { names: true, places: true, notes: true });
    expect(text.split('\n').filter((line) => line.startsWith('Handicap index'))).toEqual([]);
    expect(text).not.toMatch(/\p{Bidi_Control}/u);
    if (/^[^\n\u202E]+$/.test(word)) expect(text).toContain(`${word}, with ${word}, note: Played with ${word}`);
  }
});

it('stays within 8 KB however much the golfer wrote and the camera missed', () => {
  const known = golfer(7);
  const round = {
    ...golfer(3).rounds[0]!,
    notes: '🏌️'.repeat(4_000),
    partners: [{ id: 'p', name: '😀'.repeat(60), strokes: {} }],
  };
  const notJudged = Array.from({ length: 40 }, (_, at) => ({ id: `fault-${at}`, reason: '武'.repeat(200) }));

  const { text } = briefText(
    { ...known, rounds: Array.from({ length: 20 }, () => round as Round), swing: { recordedAt: '', notJudged } },
    { names: true, places: true, notes: true },
  );

  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MOST_BRIEF_BYTES);
  expect(text).toContain('Give no diagnosis');
  expect(text).toContain('Handicap index');
});

it('answers as eight tools with the same rows, each as its schema says', () => {
  const known = golfer(11);
  const brief = briefOf(known);

  expect(BRIEF_TOOLS).toHaveLength(8);
  expect(fitsSchema({}, INPUT_SCHEMA as unknown as Keywords)).toBe(true);
  for (const { name, description, section } of BRIEF_TOOLS) {
    expect(name).toMatch(/^[a-z_]{1,64}$/);
    expect(description.length).toBeGreaterThan(20);
    const answer = toolAnswer(brief[section]);
    expect(fitsSchema(answer, OUTPUT_SCHEMA as unknown as Keywords), name).toBe(true);
    expect(structuredClone(answer)).toEqual(JSON.parse(JSON.stringify(answer)));
    for (const { what, value } of answer.rows) expect(briefText(known).text).toContain(`${what}: ${value}`);
  }
});
