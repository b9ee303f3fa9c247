// What Divot says of one thing in more than one place. Each fact has one owner, which works it out or puts it into
// words. An element that shows it carries its name, subject and value, so that e2e/journeys/facts.spec.ts finds two
// screens that disagree. docs/facts.md is written from this list.

type Fact = {
  /** Sample, period, unit, rounding, and what stands there while it is unknown. */
  readonly is: string;
  /** What the subject is. The golfer if absent. */
  readonly of?: string;
  /** The file and the function that own it. */
  readonly by: `${string}.ts ${string}`;
};

/** Not part of the app: only its names are. */
// oxfmt-ignore
export const FACTS = {
  index: {
    is: 'Handicap index today: entered, else by WHS from the last 20 scores; one decimal, “N/A” before 54 holes',
    by: 'src/domain/profile/handicap-text.ts handicapText' },
  focus: {
    is: 'What to work on: the fault that the focus was begun from, else its part',
    by: 'src/domain/coach/focus-words.ts focusName' },
  loss: {
    is: 'Strokes a round beside a typical golfer of the index, over the last 20 rounds; one decimal, “level” if the 80 % band reaches zero',
    of: 'part of the game', by: 'src/domain/coach/focus-words.ts verdictText' },
  band: { is: 'The 80 % band of `loss` and its rounds', of: 'part of the game',
    by: 'src/domain/coach/focus-words.ts bandText' },
  'to-go': {
    is: 'Rounds that are missing until a part can be named, or averages shown; nothing once there are three',
    of: 'weakest part or averages', by: 'src/domain/coach/coach.ts decideFocus' },
  chips: {
    is: 'Half of the chips of the last 20 rounds finish within so many feet; whole feet, nothing below six chips',
    by: 'packages/analytics/proximity.ts middleOf' },
  retest: { is: 'The day of the retest that is due, else of the next', of: 'focus',
    by: 'src/domain/coach/next-step.ts nextRetest' },
  week: {
    is: 'Sessions done of those planned in the focus week, which begins on the weekday of the focus; without a focus, in seven days',
    by: 'src/domain/coach/week.ts planWeek' },
  session: {
    is: 'What a practice session is called: its first drill, of a finished one the first that was done',
    of: 'session, or the day of a planned one', by: 'src/domain/coach/practice-name.ts practiceName' },
  minutes: {
    is: 'The length of a planned session: the minutes at hand, less where its drills have no more to fill',
    of: 'day of the session', by: 'src/domain/coach/practice-session.ts sessionBlocks' },
  practised: {
    is: 'Minutes of a finished practice session, as entered or timed; whole minutes',
    of: 'session', by: 'packages/basics/numbers.ts minutesText' },
  workouts: {
    is: 'Finished workouts since Sunday, of those planned a week (12 if none are)',
    by: 'src/data/queries/training.ts useWorkoutsThisWeek' },
  rounds: {
    is: 'Finished rounds since the first of the month, of those planned (8 if none are)',
    by: 'src/data/queries/rounds.ts useRoundsThisMonth' },
  due: {
    is: 'Days until an assessment is due again, 28 days after the last; until a transfer test is due, a week after its session',
    of: 'assessment or session', by: 'src/domain/shared/reassessment.ts reassessOn' },
  score: {
    is: 'Strokes over the holes with a score; the adjusted gross of a round with only a total, “–” without a score',
    of: 'round, or round/player', by: 'src/domain/rounds/known-score.ts knownScore' },
  'to-par': {
    is: 'Those strokes beside the par of the same holes; nothing without holes',
    of: 'round, or round/player', by: 'src/domain/rounds/known-score.ts knownScore' },
  net: {
    is: 'Strokes less the playing handicap of the holes played; nothing without a handicap',
    of: 'round, or round/player', by: 'packages/golf-rules/rounds/formats.ts netTotals' },
  points: {
    is: 'Stableford points; net for a player with a handicap once the group plays with them, else gross',
    of: 'round/player, or the golfer’s card alone', by: 'src/domain/rounds/round-game.ts roundGame' },
  outcome: {
    is: 'Who won the form of play, and by how much; nothing before the cards are whole',
    of: 'round', by: 'src/domain/rounds/game-story.ts gameStory' },
  differential: {
    is: 'The score differential of a round that counts for the index; one decimal',
    of: 'round, or round/player',
    by: 'packages/golf-rules/handicap/round-differential.ts roundDifferential' },
  'index-after': { is: 'The estimated index after a round; one decimal', of: 'round',
    by: 'packages/golf-rules/handicap/handicap.ts handicapHistory' },
  count: {
    is: 'How many of how many: holes, greens, fairways and saves of a round, drills passed and tries hit of a session, rounds behind a figure, scores behind the index',
    of: 'what is counted', by: 'src/domain/facts.ts countData' },
  result: {
    is: 'The score of a drill in one session; nothing if nothing was counted',
    of: 'session/drill', by: 'src/domain/coach/score-text.ts scoreText' },
  change: {
    is: 'Strokes a round of a part since its focus began, less what would have come back by itself; one decimal',
    of: 'focus', by: 'src/domain/coach/did-it-help.ts didItHelp' },
  mark: {
    is: 'The score to reach in a drill: for the index, then from the golfer’s own results',
    of: 'drill', by: 'packages/golf-content/drills/pass-marks.ts nextMark' },
  best: { is: 'The best score in a drill, of all finished sessions', of: 'drill',
    by: 'packages/practice/records.ts drillRecords' },
} as const satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof FACTS;
/** `of`: the subject's id; the golfer if absent. */
type Shown = readonly [name: FactName, value: string | undefined, of?: string];

/** The attributes of an element that shows these facts. `value` is what the element says. */
export const factData = (...all: readonly Shown[]): Readonly<Record<`data-${string}`, string>> => {
  const shown = all.filter(([, value]) => value !== undefined);
  if (shown.length === 0) return {};
  return {
    'data-fact': shown.map(([name]) => name).join('\n'),
    'data-of': shown.map(([, , about = '']) => about).join('\n'),
    'data-value': shown.map(([, value]) => value).join('\n'),
  };
};

/** The attributes of an element that says how many of how many. */
export const countData = (about: string, done: number, all: number) => factData(['count', `${done} of ${all}`, about]);
