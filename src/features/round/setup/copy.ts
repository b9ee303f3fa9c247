// Texts of tee-off and the course form.

import type { Round } from '#src/domain/entities/round.entity.ts';
import { isolated } from '#src/domain/shared/isolated.ts';
import type { UnitSystem } from '#src/platform/preferences.ts';

export const setup = {
  title: 'Start a round',
  back: 'Play',
  course: 'Course',
  search: 'Name or place',
  searchOnline: 'Search online',
  onlineHint: 'Courses that other golfers entered and shared. A copy stays on this device.',
  onlineOffline: 'You are offline. You can still choose one of your own courses.',
  onlineFailed: 'The search failed. Try again, or enter the course from its card.',
  onlineNone: 'Nobody has shared a course like that.',
  onlineList: 'Shared courses',
  none: 'No course on this device matches. Add it once and it is here for every round.',
  justScore: 'Just score, par 72',
  nearest: 'Nearest first',
  nearestWord: 'Nearest',
  nearestHint: 'Nearest first, by the maps on this device. Your position stays on it.',
  noPosition: 'Divot did not get your position. Allow it in your browser’s settings, or search by name.',
  away: (km: number, units: UnitSystem) => {
    const [far, unit] = units === 'metric' ? [km, 'km'] : [km / 1.609344, 'mi'];
    return far < 1 ? 'here' : `${Math.round(far)} ${unit}`;
  },
  noneYet: 'Add the course you play once. It is here for every round, with or without signal.',
  add: 'Add a course',
  edit: 'Edit course',
  change: 'Change course',
  home: 'Home',
  tee: 'Tee',
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
  startHole: 'Start at hole',
  mode: 'Kind of round',
  modes: { casual: 'Casual', practice: 'Practice', competition: 'Competition' } satisfies Record<Round['mode'], string>,
  format: 'Form of play',
  formats: { stroke: 'Stroke', stableford: 'Stableford', match: 'Match' } satisfies Record<
    NonNullable<Round['format']>,
    string
  >,
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
  more: 'Partners, day, weather',
  mind: 'In your mind',
  thought: 'Swing thought',
  routine: 'Pre-shot routine',
  goals: 'Goals',
  nothing: 'No swing thought, routine or goals yet. You can still tee off.',
  begin: 'Tee off',
} as const;

export const course = {
  title: 'Add a course',
  editTitle: 'Edit course',
  back: 'Start a round',
  lead: 'Copy the scorecard. Par is enough to play. You can add the rest later.',
  name: 'Course name',
  city: 'Town',
  whichTee: 'Tees',
  newTee: 'New tee',
  addTee: 'Add a tee',
  removeTee: 'Remove this tee',
  teeRemoved: (name: string) => `Tee ${name} removed. Rounds keep the tee they were played from.`,
  sharing: 'Sharing',
  publish: 'Let others find this course',
  publishHint: (name: string) => `Name, place, pars and ratings, entered by ${isolated(name)}. Your rounds stay yours.`,
  enteredBy: (name: string, day: string) => `Entered by ${isolated(name || 'another golfer')}, ${day}.`,
  tee: 'Tee name',
  teeHint: 'Its colour, for instance.',
  usualTee: 'Usual tee',
  holes: 'Holes',
  presets: 'Par, to start from',
  preset: { 72: 'Par 72', 71: 'Par 71', 70: 'Par 70', 36: 'Par 36', 35: 'Par 35', 27: 'All par 3' },
  card: 'Hole by hole',
  hole: 'Hole',
  par: 'Par',
  index: 'Index',
  length: (unit: string) => `Length, ${unit}`,
  ratings: 'Ratings',
  ratingsText: 'Optional. Without them a round counts in your statistics but not towards your index.',
  rating: 'Course rating',
  slope: 'Slope',
  whole: { 18: '18 holes', 9: '9 holes' },
  front: 'Front 9',
  backNine: 'Back 9',
  save: 'Save course',
  total: (par: number) => `Par ${par}`,
  rarePar: (at: readonly number[]) =>
    at.length === 1
      ? `The par of hole ${at[0]} is rare: check it on the card.`
      : `The pars of holes ${at.join(', ')} are rare: check them on the card.`,
  correct: 'Not saved yet: please correct this',
  gone: 'This course is not on this device.',
  goneAction: 'All courses',
} as const;
