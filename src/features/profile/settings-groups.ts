import { copy } from './copy.ts';
import { type Group, groups } from './settings-search.ts';

// Which part of the settings belongs to which group, and the words it is found by.

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
  data: ['data', copy.data],
  deletion: ['data', copy.deletion],
  version: ['about', copy.version],
  performance: ['about', copy.performance],
  errors: ['about', copy.errors],
} as const;
export type Part = keyof typeof parts;

/** Every text of a part, as deep as it lies; what is put together from figures is left out. */
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

/** Whether a part is shown: all of a group, or what has words that begin like each that is searched for, wherever it belongs. */
const isShown = (part: Part, group: Group | undefined, find: string): boolean => {
  const wanted = find.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length > 0) return wanted.every((word) => searchable[part].includes(` ${word}`));
  return group === undefined || parts[part][0] === group;
};

export const partsShown = (group: Group | undefined, find: string): readonly Part[] =>
  (Object.keys(parts) as Part[]).filter((part) => isShown(part, group, find));

export const groupsOf = (shown: readonly Part[]): readonly Group[] =>
  groups.filter((group) => shown.some((part) => parts[part][0] === group));
