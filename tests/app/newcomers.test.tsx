import { compact, unwrap } from '@divot/basics';
import { DRILLS, type Drill, FAULT_IDS, type FaultId, QUESTIONS, faultName, sparesPain } from '@divot/golf-content';
import { type Part, PARTS } from '@divot/golf-rules';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DecideFocus } from '#src/app/background/decide-focus.tsx';
import {
  answerQuestion,
  finishSwingAssessment,
  nameCoachFaults,
  startAssessment,
} from '#src/data/commands/assessments.ts';
import { finishPractice, logBlock, recordTry, startPractice } from '#src/data/commands/practice.ts';
import { useRoundFacts } from '#src/data/queries/analytics.ts';
import { useFinishedAssessments } from '#src/data/queries/assessments.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import type { Decision } from '#src/domain/coach/coach.ts';
import { namedFault, namedPart } from '#src/domain/coach/named.ts';
import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { PART_NAMES, whyNotFault } from '#src/domain/coach/focus-words.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { fitsPlaces } from '@divot/practice';
import { SwingAssessmentScreen } from '#src/features/assessment/swing/swing-screen.tsx';
import { toPractice } from '#src/features/dashboard/navigation-state.ts';
import { SwingIssue } from '#src/features/dashboard/modals/swing-issue.tsx';
import { OldDashboardScreen } from '#src/features/dashboard/old-dashboard-screen.tsx';
import { Recommendations } from '#src/features/dashboard/recommend/recommendations.tsx';
import { DiaryScreen } from '#src/features/focus/diary/diary-screen.tsx';
import { ThisWeek } from '#src/features/focus/this-week.tsx';
import { LessonsScreen } from '#src/features/lessons/lessons-screen.tsx';
import { AnalyticsScreen } from '#src/features/practice/analytics/analytics-screen.tsx';
import { parseNavigationState } from '#src/features/practice/practice-search.ts';
import { Builder } from '#src/features/practice/today/builder.tsx';
import { NextSession } from '#src/features/round/story/story-screen.tsx';
import { FixFirst } from '#src/features/swing/result/fix-first.tsx';
import { HomeScreen } from '#src/features/workout/home/home-screen.tsx';
import { state, syncStatusAtom } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

// Twelve invented newcomers, from their answers over a clip and a first round to the first session of their first week.
// Whatever a screen says to work on, by a part, a swing fault or a drill, no other screen says something else. Without
// DIVOT_FULL only those who are `isQuick` are walked.

const NOW = new Date('2026-11-23T10:00:00Z');
const AT = NOW.toISOString();
const nothing = () => undefined;

type Newcomer = {
  readonly who: string;
  readonly profile?: Partial<Profile>;
  /** What they answer, by question. */
  readonly answers?: Readonly<Record<string, string>>;
  /** They answer the whole assessment, the rest with "not sure". */
  readonly isAssessed?: true;
  readonly coachSays?: FaultId;
  readonly clip?: FaultId;
  /** They tap "Make this my focus" under the clip's finding. */
  readonly makesFocus?: true;
  /** What they tell of their first round. */
  readonly round?: 'all taps' | 'putts' | 'scores';
  readonly isUnrated?: true;
  readonly isQuick?: true;
  /** What Home calls what they work on. */
  readonly headline: string;
};

const SLICE = { miss: 'Curves away from you (slice)' };
const entered = (handicap: number) => ({ handicap, handicapSource: 'entered' }) as const;
const week = (minutes: number, ...places: readonly ('range' | 'green' | 'home' | 'net')[]) => ({
  practiceWeek: { sessionsPerWeek: 3, minutes, places: [...places] },
});
const ROUNDS_FIRST = '3 more rounds to find your weakest part';

// oxfmt-ignore
const NEWCOMERS: readonly Newcomer[] = [
  { who: 'answers slice, films a sway', profile: { practiceFocus: 'driving' }, answers: SLICE, clip: 'sway',
    round: 'putts', isUnrated: true, headline: 'Sway' },
  { who: 'makes the sway the focus', isQuick: true, profile: { ...entered(20), practiceFocus: 'driving' },
    answers: SLICE, clip: 'sway', makesFocus: true, round: 'all taps', headline: 'Sway' },
  { who: 'has a net and twenty minutes', profile: week(20, 'net'), answers: SLICE, round: 'scores', headline: 'Slice' },
  { who: 'plays left-handed, with a coach’s word against the clip', isQuick: true,
    profile: { ...entered(28), handedness: 'left' }, answers: { ...SLICE, 'wrist-top': 'Bent backward' },
    isAssessed: true, coachSays: 'casting', clip: 'cupped-wrist', round: 'all taps', headline: 'Casting' },
  { who: 'has sore wrists', profile: { painAreas: ['wrists'] }, clip: 'casting', round: 'scores', headline: 'Casting' },
  { who: 'chunks chips and putts at home', profile: { ...week(20, 'home', 'green'), practiceFocus: 'putting' },
    answers: { 'short-game': 'I chunk them' }, round: 'putts', headline: 'Coin start line' },
  { who: 'makes a cupped wrist the focus, with a net', profile: week(20, 'net'), clip: 'cupped-wrist', makesFocus: true,
    round: 'putts', headline: 'Cupped Wrist' },
  { who: 'answers everything and films nothing', profile: entered(14.2),
    answers: { 'hips-back': 'They slide away', ...SLICE }, isAssessed: true, round: 'all taps', headline: 'Sway' },
  { who: 'answers nothing and plays', profile: entered(36), round: 'all taps', isUnrated: true,
    headline: '2 more rounds to find your weakest part' },
  { who: 'films before anything else', clip: 'over-the-top', headline: 'Over The Top' },
  { who: 'has a sore back and films a slide', profile: { painAreas: ['lower-back'], handedness: 'left' },
    answers: SLICE, clip: 'excessive-slide', makesFocus: true, headline: 'Excessive Slide' },
  { who: 'has only scores', profile: { ...week(60, 'range'), practiceFocus: 'approach' }, round: 'scores',
    isUnrated: true, headline: ROUNDS_FIRST },
];

const PART_WORDS: Record<Part, RegExp> = {
  'off-tee': /off the tee|driving/i,
  approach: /approach/i,
  'short-game': /short game|around the green/i,
  putting: /putting|on the greens/i,
};
const partsNamed = (text: string): readonly Part[] => PARTS.filter((part) => PART_WORDS[part].test(text));

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const cardOf = (round: NonNullable<Newcomer['round']>) =>
  HOLES.map((n) => {
    const putts = round === 'scores' ? {} : { putts: 2, firstPuttFt: 24 };
    const ends = { driveEnd: { lie: 'fairway', yards: 180 }, approachEnd: { lie: 'rough', yards: 15 } };
    return { n, par: 4, yards: 380, strokes: 6, ...putts, ...(round === 'all taps' ? ends : {}) };
  });

const base = { userId: SAM.uid, createdAt: AT, updatedAt: AT };
const add = (golfer: Golfer, name: 'swings' | 'rounds', document: object) =>
  golfer.db[name].insert({ ...base, ...document, sortKey: sortKeyOf(name, document) } as never);

const answer = async ({ answers = {}, isAssessed, coachSays }: Newcomer) => {
  if (Object.keys(answers).length === 0) return;
  const { id } = unwrap(await startAssessment(SAM.uid, 'swing'));
  for (const { id: question, options } of QUESTIONS) {
    const told = answers[question];
    const option = options.findIndex(({ label }) => told !== undefined && label.startsWith(told));
    if (option >= 0 || isAssessed) unwrap(await answerQuestion(id, question, option));
  }
  if (coachSays) unwrap(await nameCoachFaults(id, [coachSays]));
  if (isAssessed) unwrap(await finishSwingAssessment(id));
};

const film = (golfer: Golfer, faultId: FaultId) => {
  const finding = { id: faultId, faultId, confidence: 'medium', metric: 'hipSwayTop', value: 0.3, frame: 1 };
  return add(golfer, 'swings', {
    id: 'swing',
    recordedAt: AT,
    status: 'analysed',
    view: 'face-on',
    findings: [finding],
  });
};

const play = (golfer: Golfer, { round = 'scores', isUnrated }: Newcomer) => {
  const tee = compact({
    id: 't',
    name: 'White',
    par: HOLES.map(() => 4),
    ...(isUnrated ? {} : { courseRating: 71.2, slope: 128 }),
  });
  const card = { holesPlanned: HOLES, holes: cardOf(round), courseSnapshot: { name: 'Links', tee } };
  return add(golfer, 'rounds', {
    id: 'first',
    date: AT,
    playedOn: AT.slice(0, 10),
    status: 'finished',
    mode: 'casual',
    ...card,
  });
};

/** Practises the first session of the week, as Home offers it. False if pain leaves none. */
const practise = async ({ week: [first] }: Decision) => {
  const blocks = (first?.blocks ?? []).flatMap(({ drillId, mode, minutes }) =>
    drillId && mode ? [{ drillId, mode, minutes }] : [],
  );
  if (blocks.length === 0) return false;
  const session = unwrap(await startPractice({ userId: SAM.uid, blocks }));
  for (const { id } of session.blocks) {
    for (let ball = 0; ball < 30; ball++) unwrap(await recordTry(session.id, id, 1, 5));
    unwrap(await logBlock(session.id, id, { actualSec: 600 }));
  }
  unwrap(await finishPractice(session.id));
  return true;
};

/** Every screen that names a part, a fault or a drill, on one page. */
const Screens = () => {
  const { profile } = useProfile();
  const decided = useDecision();
  const { digests } = useRoundFacts();
  const { swings } = useSwings(1);
  const { finished } = useFinishedAssessments('swing');
  if (!profile || !decided) return null;
  const [fault] = faultsInOrder(profile, decided.decision);
  const practice = { at: {}, go: nothing, play: nothing, isBlocked: false };
  const screens: Readonly<Record<string, ReactNode>> = {
    Home: <ThisWeek welcome={<p>First steps</p>} />,
    'Working On': <Recommendations profile={profile} go={nothing} />,
    'older dashboard': <OldDashboardScreen />,
    Practice: <Builder {...practice} navigation={{}} />,
    'Practice, from Home': <Builder {...practice} navigation={parseNavigationState(toPractice(profile))} />,
    'Practice analytics': <AnalyticsScreen at={{}} go={nothing} />,
    Workout: <HomeScreen go={nothing} />,
    Lessons: <LessonsScreen at={{ tab: 'book' }} go={nothing} />,
    Story: digests[0] && <NextSession facts={digests[0]} />,
    'Swing result': swings[0] && <FixFirst swings={swings} bodyOf={() => ({ kind: 'reading' })} />,
    'Did it help?': <DiaryScreen at={{}} go={nothing} />,
    Assessment: finished[0] && <SwingAssessmentScreen at={{ result: finished[0].id }} go={nothing} />,
    'Swing issue': fault && <SwingIssue faultId={fault} profile={profile} onClose={nothing} />,
  };
  return (
    <>
      <pre data-testid="decision">{JSON.stringify(decided.decision)}</pre>
      {Object.entries(screens).map(([name, screenOf]) => (
        <div key={name} data-testid={name}>
          {screenOf}
        </div>
      ))}
    </>
  );
};

const on = (name: string) => screen.queryByTestId(name);
const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
const textsIn = (name: string, selector: string) => [...(on(name)?.querySelectorAll(selector) ?? [])].map(textOf);
const decisionNow = () => JSON.parse(textOf(on('decision'))) as Decision;

const partOfPractice = (name: string) => textOf(on(name)?.querySelectorAll('select')[1]?.selectedOptions[0]);
const quotes = () => [...document.querySelectorAll('p')].map(textOf).filter((text) => text.startsWith('Your focus: '));

/** What each screen says to work on. */
const READ: Readonly<Record<string, () => string>> = {
  Home: () => textsIn('Home', 'h2').join(' '),
  'Working On': () => textOf([...(on('Working On')?.querySelectorAll('h3') ?? [])][0]?.parentElement),
  'older dashboard': () => textsIn('older dashboard', 'dd')[3] ?? '',
  Practice: () => `${partOfPractice('Practice')} ${textsIn('Practice', '.text-rough').join(' ')}`,
  'Practice, from Home': () =>
    `${partOfPractice('Practice, from Home')} ${textsIn('Practice, from Home', '.text-rough').join(' ')}`,
  Quotes: () => quotes().join(' '),
  Story: () => textsIn('Story', '.text-lead').join(' '),
  'Did it help?': () => textsIn('Did it help?', 'h2').join(' '),
  Assessment: () => `${textsIn('Assessment', 'h2')[0] ?? ''} ${textsIn('Assessment', 'p').join(' ')}`,
  'Swing issue': () => textOf(document.querySelector('[role=dialog] h2')),
};

const placedFaults = (text: string): readonly FaultId[] =>
  FAULT_IDS.filter((id) => new RegExp(`\\b${faultName(id)}\\b`).test(text)).toSorted(
    (a, b) => text.indexOf(faultName(a)) - text.indexOf(faultName(b)),
  );
const drillsNamed = (texts: readonly string[]): readonly Drill[] =>
  texts.flatMap((text) => DRILLS.filter(({ name }) => text.includes(name)));

/** The drills that each screen offers for what to work on. */
const OFFERED: Readonly<Record<string, () => readonly Drill[]>> = {
  Home: () => drillsNamed(textsIn('Home', 'ol li')),
  Practice: () => drillsNamed(textsIn('Practice', 'ol > li > button')),
  'Practice, from Home': () => drillsNamed(textsIn('Practice, from Home', 'ol > li > button')),
  'Swing result': () => drillsNamed(textsIn('Swing result', 'dd')),
  'Swing issue': () => drillsNamed([...document.querySelectorAll('[role=dialog] li')].map(textOf)),
  Story: () => drillsNamed(textsIn('Story', 'p')),
};

const SELECTABLE = /^(General|Driving|Approach|Short game|Putting|Mental)\b/;

/** Where two screens contradict each other. Empty if none do. */
const disagreements = ({ profile = {} }: Newcomer): readonly string[] => {
  const decision = decisionNow();
  const [part, fault] = [namedPart(decision), namedFault(decision)];
  const said = Object.entries(READ).map(([name, read]) => [name, read()] as const);
  const offered = Object.entries(OFFERED).map(([name, read]) => [name, read()] as const);
  const [first] = decision.week.filter(({ isDone }) => !isDone);
  const planned = new Set(first?.blocks.map(({ drillId }) => drillId));
  const isExplained = (text: string, id: FaultId) => text.includes(whyNotFault(decision, id) ?? '?');
  const wrongFault = (text: string) =>
    placedFaults(text)
      .slice(0, 1)
      .some((id) => id !== fault && !isExplained(text, id));
  const wrongPart = (text: string) => partsNamed(text).some((one: Part) => one !== part);
  const swingFault = textOf(on('Swing result')?.querySelector('h2')) === 'Fix this first';
  const { painAreas = [], practiceWeek } = profile;
  return [
    ...said.flatMap(([name, text]) => (wrongFault(text) ? [`${name} names another fault: "${text}"`] : [])),
    // A golfer who has said what costs most sees that part chosen on Practice until anything is known.
    ...said.flatMap(([name, text]) =>
      wrongPart(text) && !(decision.kind === 'not-enough' && !fault && SELECTABLE.test(text))
        ? [`${name} names another part: "${text}"`]
        : [],
    ),
    ...quotes().filter(
      (text) => !text.startsWith(`Your focus: ${fault && !part ? faultName(fault) : part && PART_NAMES[part]}`),
    ),
    ...offered.flatMap(([name, drills]) =>
      drills.flatMap((drill) => [
        ...(sparesPain(drill, painAreas) ? [] : [`${name} offers ${drill.name}, which loads what hurts`]),
        ...(fitsPlaces(drill, practiceWeek?.places ?? [])
          ? []
          : [`${name} offers ${drill.name}, which needs another place`]),
      ]),
    ),
    ...['Practice', 'Practice, from Home', 'Story'].flatMap((name) => {
      const drills = OFFERED[name]!();
      const isOther = planned.size > 0 && drills.length > 0 && !drills.some(({ id }) => planned.has(id));
      return isOther ? [`${name} offers ${drills.map(({ name: one }) => one).join()}, the week another drill`] : [];
    }),
    // The drill shown with a finding, and first in the fault's sheet, is in the session.
    ...['Swing result', 'Swing issue'].flatMap((name) => {
      const [drill] = OFFERED[name]!();
      const isHeadline = fault !== undefined && (name === 'Swing issue' || swingFault);
      return isHeadline && drill && !planned.has(drill.id)
        ? [`${name} shows ${drill.name}, which is in no session`]
        : [];
    }),
    ...(swingFault && fault === undefined ? ['the swing result has a first fault, Home has none'] : []),
  ];
};

describe('a newcomer who', () => {
  afterEach(() => state.set(syncStatusAtom, { phase: 'off', pending: 0, attention: 0 }));

  const walked = NEWCOMERS.filter(({ isQuick }) => isQuick || process.env['DIVOT_FULL']);
  it.each(walked.map((newcomer) => [newcomer.who, newcomer] as const))('%s reads one answer', async (_, newcomer) => {
    const golfer = await signInSam(newcomer.profile, NOW);
    state.set(syncStatusAtom, { phase: 'idle', pending: 0, attention: 0, lastSyncedAt: AT });
    await answer(newcomer);
    if (newcomer.clip) await film(golfer, newcomer.clip);
    show(
      <>
        <DecideFocus />
        <Screens />
      </>,
    );
    await eventually(() =>
      expect(on('Practice')?.textContent).toMatch(/Start guided session|No drill fits|loads what hurts/),
    );
    await eventually(() => expect(disagreements(newcomer)).toEqual([]));

    if (newcomer.makesFocus) {
      fireEvent.click(await screen.findByText('Make this my focus'));
      await eventually(() => expect(decisionNow().kind).toBe('work-on'));
      await eventually(() => expect(disagreements(newcomer)).toEqual([]));
    }
    if (newcomer.round) {
      await play(golfer, newcomer);
      await eventually(() => expect(on('Story')?.textContent).not.toBe(''));
      await eventually(() => expect(disagreements(newcomer)).toEqual([]));
    }
    await eventually(() => expect(READ['Home']!()).toContain(newcomer.headline));

    const hasPractised = await practise(decisionNow());
    await eventually(() => expect(decisionNow().week.some(({ isDone }) => isDone)).toBe(hasPractised));
    await eventually(() => expect(disagreements(newcomer)).toEqual([]));
    await eventually(() => expect(READ['Home']!()).toContain(newcomer.headline));
  });
});
