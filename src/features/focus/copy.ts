import type { SessionMark } from '#src/domain/coach/coach.ts';
import type { PracticeWeek } from '#src/domain/coach/practice-week.ts';
import { type Loss, sideOfZero } from '@divot/golf-rules';
import { bandText, typicalGolfer } from '#src/domain/coach/focus-words.ts';

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const strokes = (n: number) => n.toFixed(1);

/** A score in the unit its drill counts. */
const scoreText = (score: number, { counts, of }: SessionMark): string =>
  counts === 'hits' || counts === 'points'
    ? `${score} of ${of}`
    : counts === 'run'
      ? `${score} in a row`
      : counts === 'strokes'
        ? `${score} strokes`
        : counts === 'over-par'
          ? `${score} over par`
          : `${score} s apart`;

const placeNames = {
  range: 'Range',
  green: 'Practice green',
  home: 'Home',
  net: 'Net',
  course: 'Course',
} as const;

export const copy = {
  title: 'This week',
  progress: (done: number, of: number) => (of === 0 ? 'This week' : `This week, ${done} of ${of}`),
  more: (index: number | null) => `strokes a round more than ${typicalGolfer(index)}.`,
  /** Shown when the golfer chose the part and rounds show no extra cost. */
  chosen: 'The part you chose to work on.',
  chosenFault: 'The swing fault you chose to work on.',
  frames: { look: 'Look at' },
  cause: {
    text: (fault: string) => `${fault} is the likely cause.`,
    saw: {
      video: (day: string) => `Your video of ${day} shows it.`,
      coach: (day: string) => `Your coach named it on ${day}.`,
      'ball-flight': (day: string) => `The shots you filmed until ${day} curve that way.`,
      questions: (day: string) => `Your answers of ${day} point to it.`,
    },
    body: (area: string) => `Your ${area} ${area.endsWith('s') ? 'are' : 'is'} often behind it.`,
  },
  pictures: {
    you: (feet: number) => `you ${Math.round(feet)}`,
    feet: (n: number) => `${n} ft`,
    left: 'left',
    right: 'right',
    short: 'short',
    fairway: 'fairway',
    green: 'green hit',
    missed: 'missed',
    holed: 'holed',
    notHoled: 'not holed',
    chips: (feet: number, of: number) =>
      [`Half of your last ${of} chips finish more than ${Math.round(feet)} ft away.`, ''] as const,
    drives: (hit: number, of: number, side: 'left' | 'right' | 'short' | undefined, missed: number) =>
      [
        side === undefined
          ? `${hit} of ${of} drives hit the fairway.`
          : `${missed} of ${of} drives missed ${side === 'short' ? 'short' : side}.`,
        side === undefined ? 'No side stands out.' : `${hit} hit the fairway.`,
      ] as const,
    greens: (hit: number, of: number) => [`You hit ${hit} of your last ${of} greens in regulation.`, ''] as const,
    putts: (three: number, of: number, holed: number, short: number) =>
      [
        `You three-putt ${three} of ${of} greens.`,
        short === 0 ? '' : `From inside 8 ft you hole ${holed} of ${short}.`,
      ] as const,
  },
  strip: {
    label: 'Sessions of this week',
    today: 'Today',
    done: 'done',
    minutes: (n: number) => `${n} min`,
    pass: ({ counts, mark, of }: SessionMark) =>
      `pass is ${
        counts === 'run'
          ? `${mark} in a row`
          : counts === 'strokes'
            ? `${mark} strokes`
            : counts === 'over-par'
              ? mark === 0
                ? 'par'
                : `${mark} over`
              : counts === 'spread-seconds'
                ? `${mark} s apart`
                : `${mark} of ${of}`
      }`,
    score: scoreText,
  },
  next: {
    today: (minutes: number) => `Start today’s session, ${minutes} min`,
    later: (weekday: string, minutes: number) => `Start ${weekday}’s session, ${minutes} min`,
    retest: (minutes: number) => `Retest, ${minutes} min`,
    resume: 'Resume session',
    noPlace: 'None of these drills can be done at your places. Add a place below, or play.',
    unreachable: 'Divot could not open the session. Connect and try again.',
  },
  plan: (retest: string, low: number, high: number) =>
    high > 0 ? `Retest on ${retest}. Expect ${strokes(low)} to ${strokes(high)} strokes back.` : `Retest on ${retest}.`,
  held: (places: string) => `Nothing in it loads your ${places}.`,
  rest: {
    text: (places: string) =>
      `Every drill for this loads your ${places}. Divot plans none until it no longer hurts. See a doctor about pain that stays.`,
    noRound: (places: string) =>
      `Divot proposes no round while you have pain in your ${places}. It takes full-speed swings. See a doctor about pain that stays.`,
    change: 'Change what hurts',
  },
  play: 'Play Round',
  helped: 'Did it help?',
  change: 'Change focus',
  time: {
    ask: 'Time and places',
    summary: ({ sessionsPerWeek, minutes, places }: PracticeWeek) =>
      [`${sessionsPerWeek} × ${minutes} min`, ...places.map((place) => placeNames[place].toLowerCase())].join(', '),
    title: 'Your practice week',
    sessions: 'Sessions a week',
    minutes: 'Minutes each',
    where: 'Where you can practise',
    anywhere: 'Leave all unticked if any place will do.',
    places: placeNames,
    save: 'Save my week',
  },
  nothing: {
    title: 'Nothing stands out',
    text: (index: number | null, rounds: number) =>
      `No part clearly costs you more than ${typicalGolfer(index)}, ${plural(rounds, 'round')}. Play, and let a game measure you.`,
    unknown: (parts: string) => `Too few rounds to judge ${parts}.`,
    row: (loss: Loss) =>
      sideOfZero(loss) === 'level' ? 'level' : `${strokes(Math.abs(loss.value))} ${loss.value > 0 ? 'more' : 'fewer'}`,
    rows: 'Strokes a round beside a typical golfer of your index',
  },
  early: {
    rounds: (n: number) => `${plural(n, 'more round')} to find your weakest part`,
    text: 'It takes three taps a hole: where the drive ended, where the approach ended and the first putt.',
    known: {
      title: 'What your rounds show so far',
      rounds: (n: number, of: number) => (n >= of ? 'known' : `${n} of ${plural(of, 'round')}`),
    },
    hintText: (rounds: string) => `A first hint, not a finding yet. ${rounds}.`,
    start: (drill: string) => `Start with ${drill}.`,
    assess: 'Continue the questions',
    test: 'Or answer the swing questions, 3 to 5 minutes',
    drill: 'Open the drill',
  },
  diary: {
    title: 'Did it help?',
    home: 'Home',
    now: 'Your focus now',
    verdicts: { yes: 'Yes', no: 'No', 'cannot-tell': 'Cannot tell yet' },
    short: { yes: 'Yes', no: 'No', 'cannot-tell': 'Not clear' },
    change: (verdict: 'yes' | 'no' | 'cannot-tell', value: number | undefined, rounds: number) => {
      if (value === undefined) return 'You have played no round since. Play five for a first answer.';
      const side = `It looks ${value >= 0 ? 'better' : 'worse'} by ${strokes(Math.abs(value))} a round.`;
      if (verdict !== 'cannot-tell') return `${side} From ${plural(rounds, 'round')}.`;
      return rounds < 5
        ? `${side} Play ${plural(5 - rounds, 'more round')} for a first answer.`
        : `${side} Your rounds vary by more than that.`;
    },
    /** `value`: strokes a round of the difference that the change does not explain. */
    byItself: (value: number) =>
      `Divot picks a part when it looks worst, so ${strokes(value)} of the difference would have come back by itself.`,
    before: 'Before',
    since: (day: string) => `Since ${day}`,
    more: (value: number) => `${strokes(Math.abs(value))} ${value < 0 ? 'fewer' : 'more'}`,
    rounds: (n: number) => plural(n, 'round'),
    started: (score: string) => `You started at ${score}.`,
    did: (sessions: number, minutes: number, isOver: boolean) =>
      sessions === 0
        ? isOver
          ? 'You did not practise it.'
          : 'No session yet.'
        : `You practised it on ${plural(sessions, 'day')}, ${minutes} min.`,
    retests: {
      title: (drill: string) => `${drill} retests`,
      done: 'done',
      missed: 'missed',
      due: (day: string) => `due since ${day}`,
      after: (days: number) => (days === 1 ? 'next day' : `after ${days} days`),
    },
    earlier: 'Earlier',
    span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    was: (
      { value, low, high }: { readonly value: number; readonly low: number; readonly high: number },
      rounds: number,
    ) =>
      `${strokes(Math.abs(value))} ${value < 0 ? 'more' : 'fewer'} strokes a round. ${bandText({ low: -high, high: -low, rounds })}.`,
    noRounds: 'No rounds to judge by.',
    none: 'You have no focus now. When a part of your game costs you strokes, Divot tracks it here.',
  },
  choose: {
    title: 'Change focus',
    first: 'Choose a focus',
    label: 'What to work on for three weeks',
    row: (loss: Loss) =>
      sideOfZero(loss) === 'level'
        ? 'Level with a typical golfer of your index.'
        : `${strokes(Math.abs(loss.value))} strokes a round ${loss.value < 0 ? 'fewer' : 'more'} than a typical golfer of your index.`,
    unknown: 'Too few rounds to judge.',
    strokes: 'Let my strokes decide',
    strokesText: 'Divot names the part that costs you most, if one does.',
    save: 'Make this my focus',
  },
  fetching: {
    title: 'Fetching your golf',
    text: 'First time on this device. You can already play a round.',
    parts: { profile: 'Profile and handicap', rounds: 'Rounds', practice: 'Practice and workouts', swings: 'Swings' },
    here: 'here',
    coming: 'coming',
  },
  fresh: {
    round: ['Play a round', 'Score, putts, fairway. Three rounds unlock your averages.'],
    swing: ['Film a swing', 'Divot finds its positions on this device.'],
  },
} as const;
