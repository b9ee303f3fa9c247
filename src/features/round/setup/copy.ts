// Texts of tee-off.

import type { MaximumScore } from '@divot/golf-rules';
import type { Round } from '#src/domain/entities/round.entity.ts';

export const setup = {
  title: 'Start a round',
  back: 'Play',
  tee: 'Tee',
  whose: 'Your rating',
  whoseHint: 'These tees are rated for men and for women. Divot keeps your answer in your profile.',
  genders: { male: 'Men’s', female: 'Women’s' },
  unrated: 'These holes have no rating. The round counts in your statistics but not towards your index.',
  holes: 'Holes',
  lengths: {
    full: 'All 18',
    front: 'Front 9',
    back: 'Back 9',
    once: '9 holes',
    twice: '18, twice round',
    some: 'Some',
  },
  someHint: (n: number) => `Tap a hole to leave it out. You play ${n}.`,
  hole: (n: number) => `Hole ${n}`,
  nines: 'Nines',
  nine: (name: string) => `Nine ${name}`,
  startHole: 'Start at hole',
  mode: 'Kind of round',
  modes: { casual: 'Casual', practice: 'Practice', competition: 'Competition' } satisfies Record<Round['mode'], string>,
  format: 'Form of play',
  formats: {
    stroke: 'Stroke',
    stableford: 'Stableford',
    match: 'Match',
    maximum: 'Maximum',
    par: 'Par',
  } satisfies Record<NonNullable<Round['format']>, string>,
  parHint: 'Against par on each hole: lower net wins it, higher or no score loses it.',
  maximum: 'Most a hole counts',
  maximums: {
    'net-double-bogey': 'Net double bogey',
    'twice-par': 'Twice par',
    'triple-bogey': 'Triple bogey',
    8: '8 strokes',
    10: '10 strokes',
  } satisfies Record<MaximumScore, string>,
  matchHint: 'Against the first partner. With both handicaps the difference is given. Otherwise you play level.',
  handicap: (index: string, estimated: boolean, strokes: string) =>
    `Index ${index}${estimated ? ', estimated' : ''}: course handicap ${strokes} here.`,
  handicapRule: (index: string, slope: number, rating: string, par: number) =>
    `${index} × ${slope} ÷ 113 + (${rating} − ${par}), rounded (Rule 6.1).`,
  handicapSlopeOnly: (index: string, slope: number) =>
    `${index} × ${slope} ÷ 113, rounded; rating minus par left out, as your settings say.`,
  half: (index: string, half: string) => `${half} (half of ${index})`,
  halfOf: (strokes: string) => `Net and points off about ${strokes}: half of these tees’ course handicap.`,
  playingHere: (strokes: string, percent: number) =>
    `Net and points off a playing handicap of ${strokes} (${percent}%). Your index uses the course handicap.`,
  playing: (all: readonly string[]) => `Playing handicap in competitions: ${all.join(', ')}.`,
  playingIn: (strokes: string, format: string, percent: number) => `${strokes} in ${format} (${percent}%)`,
  allowed: {
    stroke: 'stroke play and Stableford',
    match: 'match play',
    'four-ball stroke': 'four-ball',
    'four-ball match': 'four-ball match play',
  },
  day: 'Played on',
  dayHint: 'Today, or an earlier day to enter an old card.',
  weather: 'Weather',
  more: 'Tee, holes, day',
  today: 'Today',
  from: (n: number) => `from hole ${n}`,
  mind: 'In your mind',
  thought: 'Swing thought',
  routine: 'Pre-shot routine',
  goals: 'Goals',
  nothing: 'No swing thought, routine or goals yet. You can still tee off.',
  begin: 'Tee off',
} as const;
