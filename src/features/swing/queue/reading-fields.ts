import type { SwingAnalysisFields, SwingReadingFields } from '#src/data/commands/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type {
  MarkName,
  Marks,
  QualityIssue,
  ReadingOptions,
  SwingAnalysis,
  SwingEventName,
  SwingReading,
} from '#workers/swing/contract.ts';

// Between what the swing worker says and what a swing's document keeps, both ways. P6 and P9 stand beside the eight
// events; figures and yes-or-no facts about the reading stand in `quality` by name.

/** What the golfer said, beside the clip itself. */
export type Corrections = Pick<ReadingOptions, 'view' | 'handedness' | 'captureFps' | 'swing'> & {
  /** Events and positions that the golfer placed, as video frames. */
  readonly moved: Readonly<Record<string, number>>;
};

const EVENTS: readonly SwingEventName[] = [
  'address',
  'toeUp',
  'midBackswing',
  'top',
  'midDownswing',
  'impact',
  'midFollowThrough',
  'finish',
];
const BETWEEN = ['P6', 'P9'] as const;

const issueCodes: readonly QualityIssue['code'][] = [
  'body-hidden',
  'too-small',
  'few-frames',
  'camera-moves',
  'view-contradicted',
  'view-unclear',
  'ends-early',
  'slow-motion',
];

/** What stands in the way of a good reading, worst first. */
export const issuesOf = (swing: Pick<Swing, 'quality'>): readonly QualityIssue['code'][] =>
  issueCodes.filter((code) => swing.quality?.[code] === 1);

type Clip = { readonly swingCount: number; readonly strikeMs: readonly number[] };

export const readingFields = (reading: SwingReading, said: Corrections, clip: Clip): SwingReadingFields => {
  const { view, handedness, events, positions, tempo, metrics, quality } = reading;
  const marked = { ...events, P6: positions.P6, P9: positions.P9 };
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    view,
    handedness,
    events: Object.fromEntries(
      Object.entries(marked).map(([name, moment]) => [
        name,
        { frame: moment.frame, ms: moment.ms, ...(said.moved[name] === undefined ? {} : { moved: true }) },
      ]),
    ),
    ...(tempo ? { tempo: { backswingMs: tempo.backswingMs, downswingMs: tempo.downswingMs, ratio: tempo.ratio } } : {}),
    metrics: { ...metrics },
    findings: reading.findings.map(({ faultId, confidence, metric, value, band, frame }) => ({
      id: faultId,
      faultId,
      confidence,
      metric,
      value,
      ...(band.low === null ? {} : { bandLow: band.low }),
      ...(band.high === null ? {} : { bandHigh: band.high }),
      frame,
    })),
    notJudged: reading.notAssessable.map(({ faultId, reason }) => ({ id: faultId, reason })),
    quality: {
      bodySeen: quality.bodySeen,
      golferHeight: quality.golferHeight,
      cameraShift: quality.cameraShift,
      viewCertain: flag(reading.viewCertain),
      viewSaid: flag(said.view !== undefined),
      handSaid: flag(said.handedness !== undefined),
      swingCount: clip.swingCount,
      ...(said.swing === undefined ? {} : { swing: said.swing }),
      ...(clip.strikeMs[0] === undefined ? {} : { strikeMs: clip.strikeMs[0] }),
      ...(tempo ? { tempoUncertainty: tempo.ratioUncertainty } : {}),
      ...Object.fromEntries(quality.issues.map(({ code }) => [code, 1])),
    },
  };
};

export const analysisFields = (analysis: SwingAnalysis, said: Corrections): SwingAnalysisFields => ({
  ...readingFields(analysis.reading, said, {
    swingCount: analysis.swingCount,
    // Of several clicks the one nearest to the impact that was read is the strike.
    strikeMs: [...analysis.strikeMs].sort(
      (a, b) => Math.abs(a - analysis.reading.events.impact.ms) - Math.abs(b - analysis.reading.events.impact.ms),
    ),
  }),
  analysisVersion: analysis.analysisVersion,
  durationMs: analysis.durationMs,
  widthPx: analysis.widthPx,
  heightPx: analysis.heightPx,
  playbackFps: analysis.fps,
  landmarks: analysis.packedPoses,
});

/** What the golfer said about a stored swing so far. */
export const correctionsOf = ({ view, handedness, captureFps, quality = {}, events = {} }: Swing): Corrections => ({
  ...(quality['viewSaid'] === 1 && view !== undefined && view !== 'unknown' ? { view } : {}),
  ...(quality['handSaid'] === 1 && handedness ? { handedness } : {}),
  ...(captureFps === undefined ? {} : { captureFps }),
  ...(quality['swing'] === undefined ? {} : { swing: quality['swing'] }),
  moved: Object.fromEntries(
    Object.entries(events).flatMap(([name, { frame, moved }]) => (moved === true ? [[name, frame]] : [])),
  ),
});

const MARKS = ['address', 'top', 'impact', 'finish'] as const satisfies readonly MarkName[];

/** Where the golfer said that the swing is, of a swing that waits to be measured there. */
export const marksOf = ({ events = {}, landmarks }: Pick<Swing, 'events' | 'landmarks'>): Marks | undefined => {
  const { address, top, impact, finish } = events;
  if (landmarks !== undefined || !address || !top || !impact || !finish) return undefined;
  return { address: address.ms, top: top.ms, impact: impact.ms, finish: finish.ms };
};

/** The marks as they were measured: video frames, placed by the golfer. */
export const markedFrames = ({ events }: Pick<SwingReading, 'events'>): Readonly<Record<string, number>> =>
  Object.fromEntries(MARKS.map((name) => [name, events[name].frame]));

export const clipOf = ({ quality = {} }: Pick<Swing, 'quality'>): Clip => ({
  swingCount: quality['swingCount'] ?? 1,
  strikeMs: quality['strikeMs'] === undefined ? [] : [quality['strikeMs']],
});

export const readingOptions = ({ moved, ...said }: Corrections, { strikeMs }: Clip): ReadingOptions => {
  const named = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(moved).filter(([name]) => names.includes(name)));
  return { ...said, strikeMs, events: named(EVENTS), positions: named(BETWEEN) };
};
