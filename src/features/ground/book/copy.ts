import type { Hole } from '#src/domain/entities/round.entity.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
const tees = (holes: number) => (holes === 1 ? '1 tee' : `${holes} tees`);
const overText = (over: number) =>
  `${Math.abs(over).toFixed(1)} strokes a hole ${over < 0 ? 'under' : 'over'} what the plan expected`;

export const copy = {
  title: 'Pocket book',
  lead: 'The night before: club, aim and carry for each hole, from your own shots.',
  choose: 'Which course do you play?',
  noCourses: 'Add a course first. Then fetch its map.',
  toCourses: 'Go to your courses',
  noGround: 'This course has no map on this device yet. Fetch it while you are online.',
  toCourse: 'Open the course',
  noClubs: 'Divot plans with your own carries. Bring in shots, or type carries in Settings.',
  toBag: 'Your bag',
  noGreens: 'Nobody has mapped the greens of this course, so Divot cannot plan it.',
  making: (percent: number) => `Planning, ${percent}%`,
  failed: 'Divot could not plan this course. Try again.',
  tooLate: (course: string) =>
    `Your round at ${course} is under way. Rule 4.3a lets you use a plan made before it, but not make a new one.`,
  toRound: 'To the round',
  course: 'Course',
  courseOf: (name: string) => `Course: ${name}`,
  again: 'Plan again',
  print: 'Print',
  previous: 'Previous hole',
  next: 'Next hole',
  head: ({ par, si }: Pick<Hole, 'par' | 'si'>) =>
    [`Par ${par}`, si === undefined ? '' : `SI ${si}`].filter(Boolean).join(DOT),
  hole: (n: number) => `Hole ${n}`,
  picture: (n: number, clubs: string) => `Hole ${n} from above, played with ${clubs}`,
  clubs: (clubs: readonly string[]) => clubs.map((club, at) => (at === 0 ? club : club.toLowerCase())).join(', '),
  aim: 'Aim',
  aimMiddle: 'The middle.',
  aimAside: (length: number, unit: string, side: string) => `${length} ${unit} ${side} of the middle.`,
  left: 'left',
  right: 'right',
  carry: 'Carry',
  kinds: { bunker: 'The bunker', water: 'The water' },
  carries: (what: string, need: number, club: string, have: number) =>
    [
      `${what} needs `,
      String(need),
      ` with your ${club.toLowerCase()}. You carry `,
      String(have),
      ' with 9 shots in 10.',
    ] as const,
  miss: 'Miss',
  missSide: (side: string) => (side === 'left' ? 'Left.' : 'Right.'),
  missCosts: (side: string, strokes: string) => `${side === 'left' ? 'Right' : 'Left'} costs about ${strokes}.`,
  strokes: (strokes: string) => `About ${strokes} strokes with your clubs.`,
  close: (club: string) => `${club} is too close to call.`,
  frozen: 'It is fixed once you tee off.',
  dashed: 'Dashed: where 8 of 10 of your well-struck shots finish. Roll is not included.',
  planOf: (day: string) => `Plan of ${day}`,
  played: {
    title: (day: string) => `Planned and played, ${day}`,
    total: (holes: number, strokes: number, expected: string) =>
      `${strokes} strokes on ${holes} planned holes. The plan expected about ${expected}.`,
    asPlanned: (holes: number, over: number) => `Club as planned from ${tees(holes)}: ${overText(over)}.`,
    otherClub: (holes: number, over: number) => `Another club from ${tees(holes)}: ${overText(over)}.`,
    more: ({ value, low, high }: { readonly value: number; readonly low: number; readonly high: number }) => {
      const [least, most] = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b).map((each) => each.toFixed(1));
      return `Another club took about ${Math.abs(value).toFixed(1)} strokes a hole ${value > 0 ? 'more' : 'fewer'}, likely ${least} to ${most}.`;
    },
    noClubs: 'No club was recorded from the tee, so only the strokes are compared.',
    holes: 'Holes of this round',
    clubs: (planned: string, played: string | undefined) =>
      played === undefined || played === planned ? planned : `${planned} planned, ${played.toLowerCase()} played`,
    strokes: (strokes: number, expected: string) => `${strokes}, planned ${expected}`,
  },
  score: 'Score ____   Putts ____',
} as const;
