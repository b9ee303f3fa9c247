import { scoreText } from '#src/domain/coach/score-text.ts';
import type { SessionMark } from '#src/domain/coach/coach.ts';
import type { PracticeWeek } from '#src/domain/coach/practice-week.ts';

export const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const strokes = (n: number) => n.toFixed(1);

const placeNames = {
  range: 'Range',
  green: 'Practice green',
  home: 'Home',
  net: 'Net',
  course: 'Course',
} as const;

const doneOf = (done: number, all: number) => `${done} of ${all}`;

export const copy = {
  strokes,
  title: 'This week',
  /** `from`: the first day of the focus week. Without a focus, any seven days count. */
  progress: (done: number, all: number, from?: string) =>
    all === 0 ? 'This week' : `${from === undefined ? 'In seven days' : `Week from ${from}`}: ${doneOf(done, all)}`,
  of: doneOf,
  level: 'Level',
  beside: {
    above: (golfer: string) => `strokes a round more than ${golfer}.`,
    level: (golfer: string) => `with ${golfer}.`,
    below: (golfer: string) => `strokes a round fewer than ${golfer}.`,
  },
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
    chips: (feet: number, all: number) =>
      [`Half of your last ${all} chips finish more than ${Math.round(feet)} ft away.`, ''] as const,
    drives: (hit: number, all: number, side: 'left' | 'right' | 'short' | undefined, missed: number) =>
      [
        side === undefined
          ? `${hit} of ${all} drives hit the fairway.`
          : `${missed} of ${all} drives missed ${side === 'short' ? 'short' : side}.`,
        side === undefined ? 'No side stands out.' : `${hit} hit the fairway.`,
      ] as const,
    greens: (hit: number, all: number) => [`You hit ${hit} of your last ${all} greens in regulation.`, ''] as const,
    putts: (three: number, all: number, holed: number, short: number) =>
      [
        `You three-putt ${three} of ${all} greens.`,
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
  retest: (isDue: boolean, day: string) => `Retest ${isDue ? 'due since' : 'on'} ${day}.`,
  expect: (day: string, low: number, high: number) =>
    `By ${day} expect ${strokes(low)} to ${strokes(high)} strokes back.`,
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
} as const;
