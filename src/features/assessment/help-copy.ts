// The help texts behind the question marks in the assessments.

export const help = {
  score: {
    title: 'Mobility score',
    text: [
      'Each test gives 2 for a pass, 1 for a limited result, and 0 if you fail it or it hurts. Left and right are averaged. The score is your share of the best possible result in per cent, from 8 tests on.',
      'Under 50, your body holds your swing back, so stretch every day. From 50 you have a sound base. From 75 it is excellent.',
      'It compares you with yourself, every four weeks. It is not a medical test. Take pain to a doctor.',
    ],
    source: 'Twelve tests modelled on common golf movement screens.',
  },
  areas: {
    title: 'Work on these first',
    text: [
      'Up to four parts of your body with the lowest results, weakest first.',
      'Your workouts choose exercises for them. If one of them is known to cause one of your swing faults, the dashboard names both together.',
    ],
    source: 'From your own test results. Divot’s fault catalogue says which area goes with which fault.',
  },
} as const;
