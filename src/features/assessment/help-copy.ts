// What the question marks of the assessments say.

export const help = {
  score: {
    title: 'Mobility score',
    text: [
      'Each test gives 2 for a pass, 1 for a limited one, 0 where it fails or hurts; left and right are averaged. The score is that in per cent of the best possible, from 8 tests on.',
      'Under 50 the body holds the swing back: stretch daily. From 50 a sound base, from 75 excellent.',
      'It compares you with yourself, every four weeks. It is not a medical test: pain belongs to a doctor.',
    ],
    source: 'Twelve tests in the manner of common golf movement screens.',
  },
  areas: {
    title: 'Work on these first',
    text: [
      'The parts of the body whose tests went worst, the weakest first, four at most.',
      'Your workouts choose exercises for them, and where one of them is known to cause a fault of your swing, the dashboard names both together.',
    ],
    source: 'From your own test results; which area goes with which fault is in Divot’s fault catalogue.',
  },
} as const;
