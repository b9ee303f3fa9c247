import { LEAST_ROUNDS, lossIn } from '@divot/analytics';
import { type IsoDay, compact, truncate } from '@divot/basics';
import { areaName, faultName, placesIn } from '@divot/golf-content';
import { type HandicapEntry, PARTS } from '@divot/golf-rules';
import type { Ladder } from '#src/domain/bag/ladder.ts';
import type { CoachSession, Decided, Focus } from '#src/domain/coach/coach.ts';
import {
  PART_NAMES,
  bandText,
  focusCost,
  focusName,
  lossText,
  sessionName,
  typicalGolfer,
  verdictText,
} from '#src/domain/coach/focus-words.ts';
import { nextRetest } from '#src/domain/coach/next-step.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { FactName } from '#src/domain/facts.ts';
import type { HandicapShown } from '#src/domain/handicap/shown-handicap.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { EVERY_CLUB_TYPE, isSwung } from '#src/domain/profile/limits.ts';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';

// What a golfer hands to an assistant of their own: plain text, or eight tools with the same rows. Every figure comes
// from the owner that the screens show it from (facts.ts), and names, places and notes only if the golfer ticked them.

export type BriefFacts = {
  readonly today: IsoDay;
  readonly handicap: HandicapShown | undefined;
  /** Of the rounds that count, oldest first. */
  readonly record: readonly HandicapEntry[];
  readonly decided: Decided;
  readonly profile: Profile;
  readonly ladder: Ladder;
  /** The newest analysed swing. */
  readonly swing: Pick<Swing, 'recordedAt' | 'notJudged'> | undefined;
  /** Finished ones, newest first. */
  readonly rounds: readonly Round[];
  /** A carry in metres in the golfer's own unit: "153 yd". */
  readonly carryText: (metres: number) => string;
};

/** What the golfer lets into the text beside figures. */
export type BriefTicks = { readonly names: boolean; readonly places: boolean; readonly notes: boolean };
export const NO_TICKS: BriefTicks = { names: false, places: false, notes: false };

/** A fact that the row says, as screens carry it. */
type RowFact = readonly [name: FactName, value: string, of?: string];
export type BriefRow = {
  readonly what: string;
  readonly value: string;
  readonly note?: string;
  readonly facts?: readonly RowFact[];
};
export const SECTIONS = ['limits', 'index', 'strokes', 'focus', 'week', 'not-judged', 'bag', 'rounds'] as const;
export type SectionName = (typeof SECTIONS)[number];
export type BriefSection = { readonly title: string; readonly rows: readonly BriefRow[] };
export type Brief = Readonly<Record<SectionName, BriefSection>>;

const row = (what: string, value: string, note?: string, facts?: readonly RowFact[]): BriefRow =>
  compact({ what, value, note: note === '' ? undefined : note, facts });
const rounds = (n: number): string => `${n} ${n === 1 ? 'round' : 'rounds'}`;

const limits: BriefSection = {
  title: 'Limits to keep to',
  rows: [
    row('Figures', 'Use only figures that stand here. If one is missing, say so and do not estimate it.'),
    row(
      'Bands',
      'A band is where the true level lies 8 times in 10. Do not call a part weak if its band reaches zero.',
    ),
    row('Health', 'Give no diagnosis and no treatment. Pain is for a doctor.'),
    row('Not judged', 'Say nothing about what is listed as not judged.'),
    row('Plan', 'The golfer’s app plans the week. Explain it or answer questions about it, and do not replace it.'),
  ],
};

const TREND = 8;

const indexRows = ({ handicap, record }: BriefFacts): readonly BriefRow[] => {
  const shown = handicap ? handicapText(handicap.index) : 'N/A';
  const source =
    handicap === undefined
      ? 'an estimate needs 54 holes on rated tees'
      : handicap.estimatedFrom === undefined
        ? 'entered by the golfer'
        : `estimated by the WHS method from ${handicap.estimatedFrom} ${handicap.estimatedFrom === 1 ? 'score' : 'scores'}, not official`;
  const trend = record.flatMap(({ id, playedOn, index }) =>
    id && playedOn && index !== null ? [{ id, playedOn, index }] : [],
  );
  return [
    row('Handicap index', shown, source, [['index', shown]]),
    ...trend
      .slice(-TREND)
      .map(({ id, playedOn, index }) =>
        row(`Estimated after the round of ${playedOn}`, handicapText(index), undefined, [
          ['index-after', handicapText(index), id],
        ]),
      ),
  ];
};

const strokesRows = ({ decided: { losses } }: BriefFacts): readonly BriefRow[] =>
  PARTS.flatMap((part) => {
    const loss = lossIn(losses, part);
    if (!loss || loss.rounds < LEAST_ROUNDS) return [];
    return [
      row(PART_NAMES[part], verdictText(loss), bandText(loss), [
        ['loss', verdictText(loss), part],
        ['band', bandText(loss), part],
      ]),
    ];
  });

const SAW = {
  video: 'a video shows it',
  coach: 'a coach named it',
  'ball-flight': 'filmed shots curve that way',
  questions: 'the golfer’s answers point to it',
} as const;

const whyRows = (focus: Focus, index: number | null): readonly BriefRow[] => {
  const cost = focus.faultId ? undefined : focusCost(focus);
  const { cause } = focus;
  return [
    cost
      ? row('Why', lossText(cost, index), bandText(cost), [
          ['loss', verdictText(cost), focus.part],
          ['band', bandText(cost), focus.part],
        ])
      : row('Why', `The ${focus.faultId ? 'swing fault' : 'part'} the golfer chose to work on`),
    ...(cause ? [row('Likely cause', faultName(cause.faultId), `${SAW[cause.source]}, ${cause.day}`)] : []),
    ...(cause?.limit === undefined ? [] : [row('Often behind it', areaName(cause.limit))]),
  ];
};

const VERDICTS = { yes: 'It helped', no: 'It did not help', 'cannot-tell': 'It cannot be told yet' } as const;

const focusRows = ({ decided, today }: BriefFacts): readonly BriefRow[] => {
  const { decision } = decided;
  const before = decision.didItHelp
    ? [row('Earlier focus', PART_NAMES[decision.didItHelp.part], VERDICTS[decision.didItHelp.verdict])]
    : [];
  if (decision.kind === 'nothing-stands-out')
    return [row('Focus', `None: nothing stands out in ${rounds(decision.rounds)}`), ...before];
  if (decision.kind === 'not-enough')
    return [
      row(
        'Focus',
        `None yet: ${decision.roundsToGo} more ${decision.roundsToGo === 1 ? 'round' : 'rounds'} to find the weakest part`,
        undefined,
        [['to-go', String(decision.roundsToGo), 'weakest part']],
      ),
      ...(decision.hint?.cause ? [row('First hint', faultName(decision.hint.cause.faultId))] : []),
      ...before,
    ];
  const retest = nextRetest(decision, today);
  const { low, high } = decision.expected;
  return [
    row('Focus', focusName(decision), `since ${decision.startedOn}`, [['focus', focusName(decision)]]),
    ...whyRows(decision, decided.index),
    ...(retest ? [row('Retest', retest.day)] : []),
    ...(high > 0
      ? [row(`Expected by ${decision.retestOn}`, `${low.toFixed(1)} to ${high.toFixed(1)} strokes a round back`)]
      : []),
    ...before,
  ];
};

const sessionRow = (session: CoachSession): BriefRow => {
  const { day, kind, isDone, minutes, blocks, sessionId } = session;
  const note = blocks.map((block) => `${block.name}${block.minutes > 0 ? ` ${block.minutes} min` : ''}`).join(', ');
  const length = minutes > 0 ? `, ${minutes} min` : '';
  return row(`${day}${isDone ? ', done' : ''}`, `${sessionName(session)}${length}`, note, [
    ...(kind === 'practice' ? [['session', sessionName(session), sessionId ?? day] as const] : []),
    ...(isDone ? [] : [['minutes', `${minutes} min`, day] as const]),
  ]);
};

const weekRows = ({ decided: { decision } }: BriefFacts): readonly BriefRow[] => {
  const { week, heldBackBy } = decision;
  const done = `${week.filter(({ isDone }) => isDone).length} of ${week.length}`;
  return [
    ...(week.length > 0
      ? [row('Sessions done', done, undefined, [['week', done]])]
      : [row('Sessions', 'none planned')]),
    ...week.map(sessionRow),
    ...(heldBackBy.length > 0 ? [row('Left out', `Drills that load the ${placesIn(heldBackBy)}, which hurts`)] : []),
  ];
};

const FAULTS_SHOWN = 12;

const notJudgedRows = ({ decided: { losses, decision }, handicap, swing }: BriefFacts): readonly BriefRow[] => {
  const parts = PARTS.flatMap((part) => {
    const played = lossIn(losses, part)?.rounds ?? 0;
    return played < LEAST_ROUNDS ? [row(PART_NAMES[part], `${played} of ${LEAST_ROUNDS} rounds that it needs`)] : [];
  });
  const faults = swing?.notJudged ?? [];
  const more = faults.length - FAULTS_SHOWN;
  return [
    ...(handicap ? [] : [row('Own level', 'No index yet')]),
    ...parts,
    ...(decision.kind === 'work-on' && decision.loss === undefined
      ? [row('The focus’s cost', 'No round shows it yet')]
      : []),
    ...(swing ? [] : [row('Swing', 'No analysed swing')]),
    ...faults.slice(0, FAULTS_SHOWN).map(({ id, reason }) => row(`Swing: ${faultName(id)}`, reason)),
    ...(more > 0 ? [row('Swing', `and ${more} more faults`)] : []),
    row('Everything else', 'What does not stand in this brief was not judged'),
  ];
};

/** A club that an import or the golfer named may hold anything. */
const clubName = (club: string): string => (EVERY_CLUB_TYPE.includes(club) ? club : 'Another club');

const bagRows = ({ ladder, carryText, profile: { bag = [] } }: BriefFacts): readonly BriefRow[] => {
  const rungs = ladder.rungs.map(({ club, carryM, shots, by }) =>
    row(clubName(club), carryText(carryM), by === 'typed' ? 'typed by the golfer' : `carry from ${shots} shots`),
  );
  const rest = bag.filter(({ type }) => !ladder.rungs.some(({ club }) => club === type));
  return [...rungs, ...rest.map(({ type }) => row(clubName(type), isSwung(type) ? 'carry not known' : 'in the bag'))];
};

/** What somebody else may have written, in a code or a directory of courses, is no row of its own and turns no writing round. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Control}]+/gu, ' ')
    .trim();

const ROUNDS_SHOWN = 8;
const NOTE_SIGNS = 300;

const roundRows = ({ rounds: played }: BriefFacts, ticks: BriefTicks): readonly BriefRow[] =>
  played.slice(0, ROUNDS_SHOWN).map((round) => {
    const { strokes, toPar, holesPlayed } = knownScore(round);
    const score = strokes === undefined ? '–' : String(strokes);
    const beside = toPar === undefined ? '' : ` (${toParText(toPar)})`;
    const partners = (round.partners ?? []).map(({ name }) => oneLine(name)).filter((name) => name !== '');
    const note = [
      ticks.places ? oneLine(round.courseSnapshot?.name ?? '') : '',
      ticks.names && partners.length > 0 ? `with ${partners.join(', ')}` : '',
      ticks.notes && round.notes ? `note: ${truncate(oneLine(round.notes), NOTE_SIGNS)}` : '',
    ];
    return row(round.playedOn, `${score}${beside}, ${holesPlayed} holes`, note.filter(Boolean).join(', '), [
      ['score', score, round.id],
      ...(toPar === undefined ? [] : [['to-par', toParText(toPar), round.id] as const]),
    ]);
  });

export const briefOf = (facts: BriefFacts, ticks: BriefTicks = NO_TICKS): Brief => ({
  limits,
  index: { title: 'Index and trend', rows: indexRows(facts) },
  strokes: {
    title: `Strokes a round beside ${typicalGolfer(facts.decided.index)}, over the last 20 rounds`,
    rows: strokesRows(facts),
  },
  focus: { title: 'What to work on, and why', rows: focusRows(facts) },
  week: { title: 'This week’s plan', rows: weekRows(facts) },
  'not-judged': { title: 'Not judged', rows: notJudgedRows(facts) },
  bag: { title: 'Bag', rows: bagRows(facts) },
  rounds: { title: 'Last rounds', rows: roundRows(facts, ticks) },
});

export const MOST_BRIEF_BYTES = 8_192;

const rowText = ({ what, value, note }: BriefRow): string =>
  `- ${what}: ${value}${note === undefined ? '' : ` (${note})`}`;
const sectionText = ({ title, rows: lines }: BriefSection): string =>
  [title, ...(lines.length > 0 ? lines.map(rowText) : ['- nothing yet'])].join('\n');

const whole = (brief: Brief, heading: string): string =>
  [heading, ...SECTIONS.map((name) => sectionText(brief[name]))].join('\n\n');

/** What is cut first where the text would be too long. */
const SHORTENED = ['rounds', 'not-judged', 'bag'] as const;

/** A brief as plain text, and the facts that it says. */
export type BriefText = { readonly text: string; readonly facts: readonly RowFact[] };

/** The brief as plain text of at most 8 KB: what is longest loses its last rows. */
export const briefText = (input: BriefFacts, ticks: BriefTicks = NO_TICKS): BriefText => {
  const golfer = ticks.names ? ` of ${oneLine(input.profile.displayName)}` : '';
  const heading = `The golf${golfer} on ${input.today}, from Divot on the golfer’s own device.`;
  let brief = briefOf(input, ticks);
  for (;;) {
    const text = whole(brief, heading);
    if (new TextEncoder().encode(text).length <= MOST_BRIEF_BYTES)
      return { text, facts: SECTIONS.flatMap((name) => brief[name].rows.flatMap(({ facts = [] }) => facts)) };
    const length = (name: SectionName) => sectionText(brief[name]).length;
    const longest = SHORTENED.toSorted((a, b) => length(b) - length(a))[0]!;
    brief = { ...brief, [longest]: { ...brief[longest], rows: brief[longest].rows.slice(0, -1) } };
  }
};
