import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { compact } from '@divot/basics';
import {
  EVENT_NAMES,
  type MarkName,
  type Marks,
  QUALITY_ISSUES,
  type QualityIssueCode,
  type ReadingOptions,
  type SwingReading,
} from '@divot/swing';

// Converts between the swing worker's reading and the fields of a swing's document, both ways. P6 and P9 are stored
// beside the eight events.

/** The result of one reading of the poses. It goes into the document unchanged. */
export type SwingReadingFields = Required<
  Pick<Swing, 'view' | 'handedness' | 'events' | 'metrics' | 'findings' | 'notJudged' | 'reading'>
> &
  Pick<Swing, 'tempo'>;
export type SwingAnalysisFields = SwingReadingFields &
  Required<Pick<Swing, 'analysisVersion' | 'durationMs' | 'widthPx' | 'heightPx' | 'playbackFps'>> &
  Pick<Swing, 'thumbnail'> & { readonly packedPoses: string };

/** The analysis of a clip, as far as its document stores it. */
type Analysed = Pick<SwingAnalysisFields, 'analysisVersion' | 'durationMs' | 'widthPx' | 'heightPx'> & {
  readonly fps: number;
  readonly swingCount: number;
  readonly strikeMs: readonly number[];
  readonly reading: SwingReading;
  readonly packedPoses: string;
  readonly thumbnail?: string | undefined;
};

/** What the golfer corrected, apart from the clip itself. */
export type Corrections = Pick<ReadingOptions, 'view' | 'handedness' | 'captureFps' | 'swing'> & {
  /** Events and positions that the golfer moved, as video frames. */
  readonly moved: Readonly<Record<string, number>>;
};

const BETWEEN = ['P6', 'P9'] as const;

/** What prevents a good reading, worst first. */
export const issuesOf = ({ reading }: Pick<Swing, 'reading'>): readonly QualityIssueCode[] => {
  const issues = reading?.issues ?? [];
  return QUALITY_ISSUES.filter((code) => issues.includes(code));
};

type Clip = { readonly swingCount: number; readonly strikeMs: readonly number[] };

export const readingFields = (reading: SwingReading, corrections: Corrections, clip: Clip): SwingReadingFields => {
  const { view, handedness, events, positions, tempo, metrics, quality } = reading;
  const marked = { ...events, P6: positions.P6, P9: positions.P9 };
  return compact({
    view,
    handedness,
    events: Object.fromEntries(
      Object.entries(marked).map(([name, moment]) => [
        name,
        compact({
          frame: moment.frame,
          ms: moment.ms,
          moved: corrections.moved[name] === undefined ? undefined : true,
        }),
      ]),
    ),
    tempo: tempo ? { backswingMs: tempo.backswingMs, downswingMs: tempo.downswingMs, ratio: tempo.ratio } : undefined,
    metrics: { ...metrics },
    findings: reading.findings.map(({ faultId, confidence, metric, value, band, frame }) =>
      compact({
        id: faultId,
        faultId,
        confidence,
        metric,
        value,
        bandLow: band.low ?? undefined,
        bandHigh: band.high ?? undefined,
        frame,
      }),
    ),
    notJudged: reading.notAssessable.map(({ faultId, reason }) => ({ id: faultId, reason })),
    reading: compact({
      bodySeen: quality.bodySeen,
      golferHeight: quality.golferHeight,
      cameraShift: quality.cameraShift,
      viewCertain: reading.viewCertain,
      viewChosen: corrections.view !== undefined,
      handednessChosen: corrections.handedness !== undefined,
      swingCount: clip.swingCount,
      swing: corrections.swing,
      strikeMs: clip.strikeMs[0],
      tempoUncertainty: tempo?.ratioUncertainty,
      issues: quality.issues.map(({ code }) => code),
    }),
  });
};

export const analysisFields = (analysis: Analysed, corrections: Corrections): SwingAnalysisFields => ({
  ...readingFields(analysis.reading, corrections, {
    swingCount: analysis.swingCount,
    // Of several clicks, the one nearest to the impact in the reading is the strike.
    strikeMs: [...analysis.strikeMs].sort(
      (a, b) => Math.abs(a - analysis.reading.events.impact.ms) - Math.abs(b - analysis.reading.events.impact.ms),
    ),
  }),
  analysisVersion: analysis.analysisVersion,
  durationMs: analysis.durationMs,
  widthPx: analysis.widthPx,
  heightPx: analysis.heightPx,
  playbackFps: analysis.fps,
  packedPoses: analysis.packedPoses,
  ...compact({ thumbnail: analysis.thumbnail }),
});

/** The golfer's corrections of a stored swing so far. */
export const correctionsOf = (document: Swing): Corrections => {
  const { view, handedness, captureFps, events = {}, reading } = document;
  const { viewChosen, handednessChosen, swing } = reading ?? {};
  return compact({
    view: viewChosen && view !== undefined && view !== 'unknown' ? view : undefined,
    handedness: handednessChosen && handedness ? handedness : undefined,
    captureFps,
    swing,
    moved: Object.fromEntries(
      Object.entries(events).flatMap(([name, { frame, moved }]) => (moved === true ? [[name, frame]] : [])),
    ),
  });
};

const MARKS = ['address', 'top', 'impact', 'finish'] as const satisfies readonly MarkName[];

/** The golfer's marks for where the swing is, if the swing still waits to be measured there. */
export const marksOf = (swing: Pick<Swing, 'events' | 'posesKey'>): Marks | undefined => {
  const { address, top, impact, finish } = swing.events ?? {};
  if (swing.posesKey !== undefined || !address || !top || !impact || !finish) return undefined;
  return { address: address.ms, top: top.ms, impact: impact.ms, finish: finish.ms };
};

/** The golfer's marks as measured: video frames. */
export const markedFrames = ({ events }: Pick<SwingReading, 'events'>): Readonly<Record<string, number>> =>
  Object.fromEntries(MARKS.map((name) => [name, events[name].frame]));

export const clipOf = ({ reading }: Pick<Swing, 'reading'>): Clip => {
  const { swingCount = 1, strikeMs } = reading ?? {};
  return { swingCount, strikeMs: strikeMs === undefined ? [] : [strikeMs] };
};

export const readingOptions = ({ moved, ...corrections }: Corrections, { strikeMs }: Clip): ReadingOptions => {
  const named = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(moved).filter(([name]) => names.includes(name)));
  return { ...corrections, strikeMs, events: named(EVENT_NAMES), positions: named(BETWEEN) };
};
