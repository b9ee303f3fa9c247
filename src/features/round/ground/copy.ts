import type { GroundFailure } from '#src/services/ground/ground.ts';

// The course screen's texts about a course's map.

const holes = (n: number) => (n === 1 ? '1 hole' : `${n} holes`);
const greens = (n: number) => (n === 1 ? '1 green' : `${n} greens`);

export const copy = {
  title: 'Map of the course',
  get: 'Get this course’s map',
  why: 'Distances to every green and hazard, with no signal needed afterwards.',
  asks: (host: string) =>
    `Divot asks ${host}, a free server for OpenStreetMap. It learns the name of the course and your internet address. Where you stand stays on this device.`,
  offline: 'You are offline. Getting a map needs a connection. A map you already have works without one.',
  name: 'Name on the map',
  nameHint: 'A word or two is enough. Maps often use the full name.',
  find: 'Find by name',
  near: 'Find near me',
  nearHint: 'For this search Divot sends your place rounded to about 10 km.',
  found: 'Courses found',
  which: 'Several courses share this place. Choose yours.',
  twoNines: 'Two nines as 18 holes',
  frontNine: 'Played first',
  backNine: 'Played second',
  playNines: 'Use these nines',
  course: (name: string, count: number) => `${name}, ${holes(count)}`,
  searching: 'Asking for the map. This can take half a minute.',
  saved: (holeCount: number, greenCount: number) => `${holes(holeCount)}, ${greens(greenCount)} mapped.`,
  asOf: (day: string) => `Map of ${day}, on all your devices.`,
  refresh: 'Refresh map',
  remove: 'Delete map',
  removed: 'Map deleted.',
  refreshed: 'Map saved.',
  attributionHint: 'Open licence: openstreetmap.org/copyright',
  failures: {
    busy: 'The map server is busy. Divot asked twice. Try again in a few minutes.',
    'cut-short': 'The map server sent only a part. Nothing was saved. Try again in a few minutes.',
    nothing: 'OpenStreetMap has no such course. Try another part of its name, or play without a map.',
    'too-much': 'The map around this course is too large for Divot. Nothing was saved. You can play without a map.',
    'no-answer': 'The map server did not answer. Check your connection and try again.',
    'no-holes': 'OpenStreetMap knows this course, but nobody has drawn its holes yet. You can play without a map.',
    'no-place': 'Divot could not get your place. Search by name instead.',
    unreadable: 'Divot could not read the answer. Try again later.',
  } satisfies Record<GroundFailure | 'no-holes' | 'no-place' | 'unreadable', string>,
};
