/** What each screen of a later version will do, in a sentence, and where to go until then. */
export const copy = {
  soon: 'Not built yet. This screen comes with a later version.',
  play: 'Play a round',
  playing: {
    title: 'Play a round',
    sentence: 'You will choose a course and tees, then score hole by hole with one thumb, with or without signal.',
  },
  assessment: {
    title: 'Assessment',
    sentence: 'This page will lead you through the swing and the mobility assessment and remind you after 28 days.',
  },
  'mobility-assessment': {
    title: 'Mobility assessment',
    sentence: 'Twelve short tests will show which areas of your body limit your swing, and a score from 0 to 100.',
  },
  'swing-assessment': {
    title: 'Swing assessment',
    sentence: 'Fourteen questions about your ball flight and contact will name up to three faults to work on.',
  },
  analytics: {
    title: 'Analytics',
    sentence: 'Scores, handicap, strokes gained, putting, body and swing over time, each with its sample size.',
  },
} as const;
