import type { Static } from 'typebox';
import {
  MAX_CLOUD_BYTES,
  day,
  dayOfInstant,
  decimal,
  entity,
  flag,
  greatestWhole,
  id,
  instant,
  instantText,
  latestInstant,
  listBy,
  object,
  oneOf,
  optional,
  prose,
  setOf,
  text,
  whole,
  whollyReplaced,
} from '@divot/documents';

/** The time spent on a block in the guided player (packages/practice/block-clock.ts). */
const clock = object({
  setUpAt: latestInstant(),
  startedAt: optional(latestInstant()),
  pausedAt: optional(latestInstant()),
  pausedMs: optional(greatestWhole(0, 604_800_000)),
  extraSec: optional(greatestWhole(0, 10_800)),
  endedAt: optional(latestInstant()),
  /** When the newest try was made. The rest before the next try counts from here. */
  triedAt: optional(latestInstant()),
});

const block = object({
  id: id(),
  /** Catalogue id, or 'custom'. */
  drillId: text(64),
  title: optional(text(80)),
  mode: oneOf('block', 'random', 'game'),
  order: whole(0, 100),
  plannedSec: whole(0, 10_800),
  actualSec: optional(whole(0, 10_800)),
  balls: optional(whole(0, 300)),
  attempts: optional(whole(0, 300)),
  successes: optional(whole(0, 300)),
  score: optional(decimal(-1000, 1000)),
  /**
   * What the golfer tapped for each try (packages/practice/tries.ts). Attempts, successes and score follow from it.
   */
  tries: optional(whollyReplaced(decimal(-10, 1000), 300)),
  clock: optional(clock),
  passed: optional(flag()),
  skippedBecause: optional(text(120)),
  painArea: optional(text(40)),
  note: optional(prose(280)),
});

export const practiceSessions = entity({
  name: 'practiceSessions',
  version: 0,
  fields: {
    startedAt: instant(),
    practicedOn: day(),
    status: oneOf('planned', 'active', 'finished'),
    finishedAt: optional(instantText()),
    place: optional(oneOf('range', 'green', 'home', 'net', 'course')),
    focus: optional(text(40)),
    faultIds: optional(setOf(text(40), 16)),
    blocks: listBy('id', block, 10),
    totalMin: optional(decimal(0, 600)),
    feel: optional(whole(1, 5)),
    seed: optional(whole(0, 4_294_967_295)),
    /** The session this one tests a week later: the same task, in random order. */
    transferOf: optional(id()),
    notes: optional(prose(1000)),
    /** The launch monitor session the golfer chose. When absent, shots are matched by day and time. */
    shotSessionId: optional(id()),
  },
  indexes: [['sortKey'], ['status', 'sortKey']],
  cloud: { collection: 'practiceSessions', access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (session) => session.startedAt,
  defaults: { practicedOn: '1970-01-01', status: 'finished', blocks: [] },
  derive: (fields, raw) => ({ practicedOn: dayOfInstant('startedAt', fields, raw) }),
});
export type PracticeSession = Static<typeof practiceSessions.schema>;
export type PracticeBlock = Static<typeof block>;
export type BlockClock = Static<typeof clock>;
