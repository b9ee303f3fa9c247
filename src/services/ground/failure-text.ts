import type { MapFailure } from './find-map.ts';

/** Why there is no map, and what to do. */
export const failureText: Readonly<Record<MapFailure | 'no-place' | 'nothing-named' | 'nothing-near', string>> = {
  busy: 'The map server is busy. Divot asked twice. Try again in a few minutes.',
  'cut-short': 'The map server sent only a part. Nothing was saved. Try again in a few minutes.',
  nothing: 'OpenStreetMap has no such course. Try another part of its name, or play without a map.',
  'nothing-named': 'OpenStreetMap has no course or town of that name. Try another part of it.',
  'nothing-near': 'OpenStreetMap has no course within 10 km. Search by name or town instead.',
  'too-much': 'The map around this course is too large for Divot. Nothing was saved. You can play without a map.',
  'no-answer': 'The map server did not answer. Check your connection and try again.',
  'no-holes': 'OpenStreetMap knows this course, but nobody has drawn its holes yet. You can play without a map.',
  'no-place': 'Divot could not get your place. Search by name instead.',
  unreadable: 'Divot could not read the answer. Try again later.',
};
