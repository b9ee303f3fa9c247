// The help texts behind the question marks in analytics.

export const help = {
  index: {
    title: 'Estimated index',
    text: [
      'How well you play, in strokes over a scratch golfer. It is the average of the 8 lowest of your latest 20 score differentials. With fewer scores, a shorter table applies.',
      'A differential uses the course rating and the slope to make scores on different courses comparable. Your index is not your average score. It is what you play on a good day.',
      'It is an estimate from the rounds in Divot. Tap a score below to see the rule and the figures behind it.',
    ],
    source:
      'Rules of Handicapping (World Handicap System, 2024), rules 5.1 and 5.2. Only your association issues an official index.',
  },
  gained: {
    title: 'Strokes gained',
    text: [
      'From any place on a hole, a tour player needs a known number of strokes on average. Take fewer from there and you gain the difference. Take more and you lose it.',
      'Nearly everyone loses strokes to the tour. Look at where you lose most. That is where practice pays.',
      'The band beside each figure holds your level 4 times in 5. Divot leaves out holes without shots. It never guesses.',
    ],
    source:
      'PGA TOUR baseline after M. Broadie, “Every Shot Counts” (2014). “Your own level” is our approximation from it.',
  },
} as const;
