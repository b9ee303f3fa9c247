// Every key that Divot knows, in one place; loaded with the desk's keyboard.

export const copy = {
  title: 'Keyboard shortcuts',
  off: 'Single keys are switched off in Settings, Look and sound. Arrow keys and Enter work.',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        ['?', 'This list'],
        ['/', 'To the search field of the screen'],
        ['↑ ↓', 'From row to row in a list or table'],
        ['Enter', 'Open the row'],
        ['G then H', 'Home'],
        ['G then R', 'Rounds'],
        ['G then W', 'Swings'],
        ['G then P', 'Practice'],
        ['G then T', 'Training'],
        ['G then L', 'Lessons'],
        ['G then S', 'My Stats'],
      ],
    },
    {
      title: 'Scoring a hole',
      keys: [
        ['1 to 9', 'Score'],
        ['↑ ↓', 'One stroke more or less'],
        ['← →', 'Hole before or next'],
        ['U', 'Undo'],
      ],
    },
    {
      title: 'Swing video',
      keys: [
        [', .', 'One frame back or on'],
        ['Space', 'Play or pause'],
      ],
    },
  ],
} as const;
