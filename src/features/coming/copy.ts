/** What each screen of a later version will do, in a sentence, and where to go until then. */
export const copy = {
  soon: 'Not built yet. This screen comes with a later version.',
  play: 'Play a round',
  playing: {
    title: 'Play a round',
    sentence: 'You will choose a course and tees, then score hole by hole with one thumb, with or without signal.',
  },
  analytics: {
    title: 'Analytics',
    sentence: 'Scores, handicap, strokes gained, putting, body and swing over time, each with its sample size.',
  },
} as const;
