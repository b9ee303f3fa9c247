import type { Static } from 'typebox';
import {
  MAX_CLOUD_BYTES,
  day,
  decimal,
  entity,
  flag,
  id,
  instant,
  instantText,
  listBy,
  mapOf,
  object,
  oneOf,
  optional,
  setOf,
  text,
  whole,
  whollyReplaced,
} from '@divot/documents';

// Swing and mobility assessments, both finished and draft. A draft can be resumed on any device.

const mobilityTest = object({
  /** The test's id, with ':left' or ':right' added when both sides are tested. */
  id: id(),
  testId: text(40),
  side: optional(oneOf('left', 'right')),
  /** 0 fail, 1 limited, 2 pass. */
  grade: optional(whole(0, 2)),
  value: optional(decimal(-1000, 1000)),
  pain: optional(flag()),
  /** Where it hurt, as the golfer named it. When absent, it is the area that the test screens. */
  painArea: optional(text(40)),
  skipped: optional(flag()),
});

export const assessments = entity({
  name: 'assessments',
  version: 0,
  fields: {
    kind: oneOf('swing', 'mobility'),
    status: oneOf('draft', 'finished'),
    startedAt: instant(),
    finishedAt: optional(instantText()),
    assessedOn: optional(day()),
    handedness: optional(oneOf('right', 'left')),
    club: optional(text(30)),
    /** Question id -> option index; -1 = not sure. */
    answers: optional(mapOf(whole(-1, 20))),
    /** What video and ball flight added to each fault, by fault id (swing-assessment/saved-verdict.ts). */
    scores: optional(mapOf(decimal(0, 20))),
    faultIds: optional(whollyReplaced(text(40), 16)),
    confidence: optional(decimal(0, 1)),
    sources: optional(setOf(oneOf('questionnaire', 'video', 'coach'), 3)),
    /** Ids of the faults that a coach named. */
    coachFaults: optional(setOf(text(40), 16)),
    tests: optional(listBy('id', mobilityTest, 40)),
    mobilityScore: optional(decimal(0, 100)),
    flexibilityAreas: optional(whollyReplaced(text(40), 12)),
    asymmetries: optional(whollyReplaced(text(40), 24)),
    painAreas: optional(setOf(text(40), 20)),
  },
  indexes: [['kind', 'status', 'sortKey']],
  cloud: { collection: 'assessments', access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (assessment) => assessment.startedAt,
  defaults: { kind: 'swing', status: 'finished' },
});
export type Assessment = Static<typeof assessments.schema>;
export type MobilityTestResult = Static<typeof mobilityTest>;
