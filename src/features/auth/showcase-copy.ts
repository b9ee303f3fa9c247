// Not in copy.ts, because the sign-in form does not wait for it.

const index = '10.7';

export const copy = {
  claim: 'Divot finds what costs you strokes, and the drill for it.',
  label: 'This week, a sample golfer',
  part: 'Short game',
  cost: '2.4',
  index,
  more: `strokes a round more than a typical ${index} golfer`,
  parts: ['Off the tee', 'Approach', 'Short game', 'Putting'],
  does: [
    'Score a foursome on one screen, with no signal.',
    'Film a swing. Its faults are found on your phone.',
    'Practise what costs most, and see if it helped.',
  ],
  sample: 'See it with sample golf',
  sampleFailed: 'The sample did not load. Connect and try again.',
} as const;
