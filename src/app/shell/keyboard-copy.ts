// All of Divot's keyboard shortcuts in one place, loaded with the desktop's keyboard code.

export const copy = {
  title: 'Keyboard shortcuts',
  off: 'Single keys are off. Turn them on in Settings, Look and sound. Arrow keys and Enter still work.',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        ['?', 'This list'],
        ['/', 'Go to the search field'],
        ['↑ ↓', 'Move between rows of a list or table'],
        ['Enter', 'Open the row'],
        ['G then H', 'Dashboard'],
        ['G then R', 'Play'],
        ['G then W', 'Swing history'],
        ['G then P', 'Practice'],
        ['G then T', 'Workout'],
        ['G then L', 'Lessons'],
        ['G then S', 'Analytics'],
      ],
    },
    {
      title: 'Scoring a hole',
      keys: [
        ['1 to 9', 'Score'],
        ['↑ ↓', 'One stroke more or less'],
        ['← →', 'Previous or next hole'],
        ['U', 'Undo'],
      ],
    },
    {
      title: 'Swing video',
      keys: [
        [', .', 'One frame back or forward'],
        ['Space', 'Play or pause'],
      ],
    },
  ],
} as const;
