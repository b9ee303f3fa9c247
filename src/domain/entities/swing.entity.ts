import type { Static } from 'typebox';
import type { FindingId } from '@divot/golf-content';
import type { QualityIssueCode } from '@divot/swing';
import {
  MAX_CLOUD_BYTES,
  decimal,
  derivedText,
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
  prose,
  setOf,
  text,
  textOf,
  whole,
} from '@divot/documents';

// The facts about a filmed swing. The video itself stays in the device's file system.

const event = object({ frame: whole(0, 100_000), ms: decimal(0, 600_000), moved: optional(flag()) });
const finding = object({
  id: id(),
  faultId: textOf<FindingId>(40),
  confidence: oneOf('low', 'medium', 'high'),
  metric: text(60),
  value: decimal(-10_000, 10_000),
  bandLow: optional(decimal(-10_000, 10_000)),
  bandHigh: optional(decimal(-10_000, 10_000)),
  frame: whole(0, 100_000),
  verdict: optional(oneOf('agree', 'disagree')),
});
const notJudged = object({ id: id(), reason: text(200) });
const reading = object({
  /** Share of the analysed frames that show a body. */
  bodySeen: decimal(-100_000, 100_000),
  /** The golfer from head to feet, as a share of the picture's height. */
  golferHeight: decimal(-100_000, 100_000),
  /** How far the lead foot moves before impact, in torso lengths. */
  cameraShift: decimal(-100_000, 100_000),
  viewCertain: flag(),
  /** The golfer corrected the view, or the hand, that Divot had detected. */
  viewChosen: flag(),
  handednessChosen: flag(),
  /** How many swings the clip has, and which one this is if the golfer chose, from 0. */
  swingCount: whole(0, 100_000),
  swing: optional(whole(0, 100_000)),
  /** When the strike was heard, counted from the first frame. */
  strikeMs: optional(decimal(-100_000, 600_000)),
  /** In nine clips of ten, the true tempo ratio is within this much of the stored one. */
  tempoUncertainty: optional(decimal(-100_000, 100_000)),
  /** What prevents a good reading. */
  issues: setOf(textOf<QualityIssueCode>(40), 20),
});
const note = object({ id: id(), text: prose(500), ms: optional(decimal(0, 600_000)) });

export const swings = entity({
  name: 'swings',
  version: 0,
  fields: {
    recordedAt: instant(),
    status: oneOf('queued', 'analysed', 'failed'),
    error: optional(text(200)),
    fileName: optional(text(200)),
    view: optional(oneOf('face-on', 'down-the-line', 'unknown')),
    handedness: optional(oneOf('right', 'left')),
    club: optional(text(30)),
    captureFps: optional(decimal(1, 1000)),
    /** The golfer does not know at which rate the clip was filmed. */
    rateUnknown: optional(flag()),
    /** The swing filmed first from the other side. Both are one result. */
    pairOf: optional(id()),
    playbackFps: optional(decimal(1, 1000)),
    durationMs: optional(decimal(0, 600_000)),
    widthPx: optional(whole(1, 10_000)),
    heightPx: optional(whole(1, 10_000)),
    trimStartMs: optional(decimal(0, 600_000)),
    trimEndMs: optional(decimal(0, 600_000)),
    /** JPEG data URL, at most about 20 KB. */
    thumbnail: optional(derivedText(40_000)),
    analysisVersion: optional(whole(0, 1_000_000)),
    /** The key of this swing's pose track (swing-poses.ts). */
    posesKey: optional(derivedText(64)),
    events: optional(mapOf(event)),
    tempo: optional(
      object({ backswingMs: decimal(0, 60_000), downswingMs: decimal(0, 60_000), ratio: decimal(0, 100) }),
    ),
    metrics: optional(mapOf(decimal(-100_000, 100_000))),
    findings: optional(listBy('id', finding, 40)),
    notJudged: optional(listBy('id', notJudged, 40)),
    reading: optional(reading),
    shape: optional(oneOf('straight', 'draw', 'fade', 'hook', 'slice', 'pull', 'push')),
    strike: optional(oneOf('flush', 'thin', 'fat', 'toe', 'heel')),
    notes: optional(listBy('id', note, 40)),
    /** The key of this swing's launch monitor shot (domain/transfer/shots/shot-key.ts). */
    shotKey: optional(text(120)),
    starred: optional(flag()),
    inPlan: optional(flag()),
    deletedAt: optional(instantText()),
    videoDeviceId: optional(text(64)),
    videoBytes: optional(whole(0, 1_000_000_000)),
    cloudVideo: optional(oneOf('none', 'uploading', 'uploaded')),
  },
  indexes: [['sortKey']],
  cloud: { collection: 'swings', access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  sortedBy: (swing) => swing.recordedAt,
  defaults: { status: 'analysed' },
  unrestored: ['cloudVideo', 'videoBytes', 'videoDeviceId'],
});
export type Swing = Static<typeof swings.schema>;
export type SwingFinding = Static<typeof finding>;
export type StoredReading = Static<typeof reading>;
