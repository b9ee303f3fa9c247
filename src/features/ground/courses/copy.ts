import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { isolated } from '#src/domain/shared/isolated.ts';

// Texts of the course search, and of a course's map.

const count = (n: number, word: string) => (n === 1 ? `1 ${word}` : `${n} ${word}s`);

export const copy = {
  title: 'Choose a course',
  search: 'Name or place',
  online: 'Search online',
  near: 'Near me',
  asks: (host: string) =>
    `“Search online” sends what you type to Divot’s shared courses and to OpenStreetMap’s server ${host}. “Near me” sends only that server your place, rounded to about 10 km.`,
  nearHint: 'Nearest first. Divot sent the open map your place, rounded to about 10 km.',
  offline: 'You are offline. You can still choose one of your own courses.',
  none: 'None of your courses matches. Search online, or add it from its card.',
  noneYet: 'Search for the course you play. It is then here for every round, with or without signal.',
  noPlace: 'Divot did not get your position. Allow it in your browser’s settings, or search by name.',
  shared: 'Shared courses',
  sharedNone: 'Nobody has shared a course like that.',
  sharedFailed: 'The search for shared courses failed. Try again.',
  mapped: 'On the open map',
  asking: 'Asking the open map. This can take half a minute.',
  more: (n: number) => `${n} more courses, farther away or less alike. Search for the name to find one of them.`,
  fetching: (name: string) => `Fetching ${name}.`,
  withoutMap: 'Add it without the map',
  again: 'Try again',
  holes: (n: number) => count(n, 'hole'),
  par: (par: number) => `par ${par}`,
  rated: 'rated',
  map: 'map',
  which: 'Several courses share this place. Choose yours.',
  twoNines: 'Two nines as 18 holes',
  frontNine: 'Played first',
  backNine: 'Played second',
  playNines: 'Use these nines',
  course: (name: string, holes: number) => `${name || 'Unnamed course'}, ${count(holes, 'hole')}`,
  mapTitle: 'Map of the course',
  get: 'Get this course’s map',
  choose: 'Choose the map',
  why: 'Distances to every green and hazard, with no signal needed afterwards.',
  saved: (holes: number, greens: number) => `${count(holes, 'hole')}, ${count(greens, 'green')} mapped.`,
  asOf: (day: string) => `Map of ${day}, on all your devices.`,
  refresh: 'Refresh map',
  other: 'Choose another map',
  remove: 'Delete map',
  removed: 'Map deleted.',
  work: {
    fetching: 'Getting the map. This can take half a minute.',
    waiting: 'Divot gets the map as soon as it may.',
    which: 'Several maps could be this course’s.',
  },
  ahead: 'Coming up, without a map',
  roundAhead: (day: string, place: string) => `${day}: ${isolated(place)}`,
  noCourse: 'Not among your courses yet.',
  findCourse: 'Find the course',
  noMap: 'No map of this course yet.',
  ready: 'Map ready, also without signal.',
  chosen: 'Course',
  here: 'You are here',
  another: 'Another course',
  justScore: 'Just score, par 72',
  away: (km: number, units: UnitSystem) => {
    const [far, unit] = units === 'metric' ? [km, 'km'] : [km / 1.609344, 'mi'];
    return far < 1 ? 'here' : `${Math.round(far)} ${unit}`;
  },
  add: 'Add a course',
  page: 'About this course',
  change: 'Change course',
  home: 'Home',
  open: (name: string) => `Course: ${name}`,
  enteredBy: (name: string, day: string) => `Entered by ${isolated(name || 'another golfer')}, ${day}.`,
} as const;
