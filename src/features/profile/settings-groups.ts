import { copy } from './copy.ts';
import type { Group } from './settings-search.ts';

// The group of each part of the settings, and the words that find it.

const parts = {
  identity: ['you', copy.identity],
  golfer: ['you', copy.golfer],
  plan: ['you', copy.plan],
  health: ['you', copy.health],
  bag: ['bag', copy.bag],
  course: ['play', copy.course],
  courseHandicap: ['play', copy.courseHandicap],
  look: ['look', copy.look],
  reminders: ['look', copy.reminders],
  sync: ['data', copy.sync],
  device: ['data', copy.device],
  privacy: ['data', copy.privacy],
  history: ['data', copy.history],
  data: ['data', copy.data],
  deletion: ['data', copy.deletion],
  version: ['about', copy.version],
  performance: ['about', copy.performance],
  errors: ['about', copy.errors],
} as const;
export type Part = keyof typeof parts;

/** Every text of a part, however deeply nested. Leaves out texts that functions build from figures. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const searchable = Object.fromEntries(
  Object.entries(parts).map(([part, [group, texts]]) => [
    part,
    ['', copy.groups[group], ...textsIn(texts)]
      .join(' ')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' '),
  ]),
) as Readonly<Record<Part, string>>;

/** A search shows the parts of any group in which each typed word begins a word. Without one, shows the open group. */
const isShown = (part: Part, group: Group | undefined, find: string): boolean => {
  const wanted = find.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length > 0) return wanted.every((word) => searchable[part].includes(` ${word}`));
  return parts[part][0] === group;
};

export const partsShown = (group: Group | undefined, find: string): readonly Part[] =>
  (Object.keys(parts) as Part[]).filter((part) => isShown(part, group, find));
