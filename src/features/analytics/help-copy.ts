// What the question marks of the analytics say.

export const help = {
  index: {
    title: 'Estimated index',
    text: [
      'How well you play, in strokes over a scratch golfer: the average of your 8 lowest of the latest 20 score differentials; with fewer scores a shorter table.',
      'A differential is your score made comparable: against the course rating, by the slope. So it is not your average score, rather what you play on a good day.',
      'It is an estimate from the rounds in Divot. Tap a score below to see the rule and the figures that made it.',
    ],
    source:
      'Rules of Handicapping (World Handicap System, 2024), rules 5.1 and 5.2. Official only from your association.',
  },
  gained: {
    title: 'Strokes gained',
    text: [
      'From each place where your ball lay, a tour player needs a known number of strokes on average. Play the hole in fewer from there and you gained the difference, in more and you lost it.',
      'Nearly everybody loses strokes to the tour. What counts is where you lose most: that is where practice pays.',
      'The band beside each figure is where your level lies, 4 times in 5. A hole that was not told is left out, never guessed.',
    ],
    source:
      'PGA TOUR baseline after M. Broadie, “Every Shot Counts” (2014). “Your own level” is our approximation from it.',
  },
} as const;
