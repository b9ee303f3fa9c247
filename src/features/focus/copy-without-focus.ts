import { typicalGolfer } from '#src/domain/coach/focus-words.ts';
import { plural } from './copy.ts';

export const copy = {
  nothing: {
    title: 'Nothing stands out',
    text: (index: number | null, rounds: number) =>
      `No part clearly costs you more than ${typicalGolfer(index)}, ${plural(rounds, 'round')}. Play, and let a game measure you.`,
    unknown: (parts: string) => `Too few rounds to judge ${parts}.`,
    rows: 'Strokes a round beside a typical golfer of your index',
  },
  early: {
    rounds: (n: number) => `${plural(n, 'more round')} to find your weakest part`,
    text: 'It takes three taps a hole: where the drive ended, where the approach ended and the first putt.',
    known: {
      title: 'What your rounds show so far',
      rounds: (n: number, all: number) => (n >= all ? 'known' : `${n} of ${plural(all, 'round')}`),
    },
    hintText: (rounds: string) => `A first hint, not a finding yet. ${rounds}.`,
    start: (drill: string) => `Start with ${drill}.`,
    assess: 'Continue the questions',
    test: 'Or answer the swing questions, 3 to 5 minutes',
    drill: 'Open the drill',
  },
  fetching: {
    title: 'Fetching your golf',
    text: 'First time on this device. You can already play a round.',
    parts: { rounds: 'Rounds', practice: 'Practice and workouts', swings: 'Swings' },
    coming: 'coming',
  },
  fresh: {
    round: ['Play a round', 'Score, putts, fairway. Three rounds unlock your averages.'],
    swing: ['Film a swing', 'Divot finds its positions on this device.'],
    /** The view of a first clip in which nothing stood out. */
    otherSide: {
      'face-on': ['Film down the line', 'Nothing stood out face-on. This side shows other faults.'],
      'down-the-line': ['Film face-on', 'Nothing stood out from behind. This side shows other faults.'],
    },
  },
} as const;
