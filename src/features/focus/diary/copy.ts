import { type Loss, sideOfZero } from '@divot/analytics';
import { bandText, verdictText } from '#src/domain/coach/focus-words.ts';
import { plural, strokes } from '#src/features/focus/copy.ts';

/** `value`: strokes a round fewer than before. */
const changed = (value: number) => `${strokes(Math.abs(value))} ${value < 0 ? 'more' : 'fewer'}`;

export const copy = {
  changed,
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
  directions: ['more strokes', 'fewer'],
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
  ) => `${changed(value)} strokes a round. ${bandText({ low: -high, high: -low, rounds })}.`,
  noRounds: 'No rounds to judge by.',
  none: 'You have no focus now. When a part of your game costs you strokes, Divot tracks it here.',
  choose: {
    title: 'Change focus',
    first: 'Choose a focus',
    label: 'What to work on for three weeks',
    row: (loss: Loss) =>
      sideOfZero(loss) === 'level'
        ? 'Level with a typical golfer of your index.'
        : `${verdictText(loss)} a round than a typical golfer of your index.`,
    unknown: 'Too few rounds to judge.',
    strokes: 'Let my strokes decide',
    strokesText: 'Divot names the part that costs you most, if one does.',
    save: 'Make this my focus',
  },
} as const;
