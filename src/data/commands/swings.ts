import { longest } from '#src/domain/entities/limits.ts';
import { forgetRemovedVideo, hasCloudVideo } from '#src/data/db/removed-videos.ts';
import { addPoses, dropOtherPoses, dropPosesOf, swingsWithPoses } from '#src/data/db/swing-poses.ts';
import { currentDatabase } from '#src/data/live/current.ts';
import { FAULT_IDS, type FaultId, faultById } from '@divot/golf-content';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { type IsoDay, type Result, compact, fail, isIsoDay, localDay, truncate } from '@divot/basics';
import type { SwingAnalysisFields, SwingReadingFields } from '#src/domain/swing-reading/reading-fields.ts';
import type { SwingFailure } from '#src/domain/swing-failure/swing-failure.ts';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { deviceId } from '#src/platform/device/device.ts';
import { changeProfile } from './golfer-profile.ts';
import { add, newDocument, change, remove, restore, storeBeside } from './store.ts';

export const MAX_NOTE = longest('swings', 'notes.text');
/** The golfer's own note on a swing; one per swing. */
const NOTE_ID = 'note';
/** How many faults to work on at a time, as in the assessment. */
const PLAN_FAULTS = 3;

export type SwingSetup = {
  readonly id: string;
  readonly userId: string;
  readonly fileName?: string | undefined;
  readonly recordedAt?: string | undefined;
  readonly videoBytes: number;
} & Partial<Pick<Swing, 'view' | 'handedness' | 'club' | 'captureFps' | 'trimStartMs' | 'trimEndMs' | 'pairOf'>>;

/** The profile lists the golfer's swing videos (SPEC section 3). The dashboard's link to the history depends on it. */
const listInProfile = (userId: string, id: string, listed: boolean) =>
  changeProfile(userId, (profile) => {
    const others = (profile.swingVideos ?? []).filter((videoId) => videoId !== id);
    return { ...profile, swingVideos: listed ? [...others, id] : others };
  });

/** Queues a swing for analysis. Its video is on this device. */
export const queueSwing = async ({ recordedAt = nowIso(), fileName, ...setup }: SwingSetup): Promise<Result<Swing>> =>
  add(
    'swings',
    compact({
      ...newDocument(setup.userId),
      ...setup,
      recordedAt,
      status: 'queued' as const,
      fileName: fileName === undefined ? undefined : truncate(fileName, 200),
      videoDeviceId: deviceId(),
      cloudVideo: 'none' as const,
    }),
  );

/** A new reading keeps the golfer's verdict on a finding of the same fault. */
const withReading = (swing: Swing, reading: SwingReadingFields): Swing => {
  const { tempo: _before, ...others } = swing;
  const verdicts = new Map(swing.findings?.map(({ faultId, verdict }) => [faultId, verdict]));
  const findings = reading.findings.map((finding) => compact({ ...finding, verdict: verdicts.get(finding.faultId) }));
  return compact({ ...others, ...reading, findings });
};

/**
 * Stores the result of an analysis. Fails if the swing was deleted meanwhile, or with a sentence if there is no space.
 */
export const recordAnalysis = async (
  id: string,
  {
    thumbnail,
    analysisVersion,
    durationMs,
    widthPx,
    heightPx,
    playbackFps,
    packedPoses,
    ...reading
  }: SwingAnalysisFields,
): Promise<Result<Swing>> => {
  const storedPoses = await storeBeside((database) => addPoses(database, id, packedPoses));
  if (!storedPoses.ok) return storedPoses;
  const posesKey = storedPoses.value;
  const recorded = await change('swings', id, (swing) => {
    const { error: _error, ...others } = swing;
    return compact({
      ...withReading(others, reading),
      ...compact({ thumbnail, analysisVersion, durationMs, widthPx, heightPx, playbackFps, posesKey }),
      status: 'analysed' as const,
    });
  });
  if (!recorded.ok) return recorded;
  await storeBeside((database) => dropOtherPoses(database, id, posesKey));
  await listInProfile(recorded.value.userId, id, true);
  return recorded;
};

/** Stores a new reading of the same poses, after an event was moved or the view or filming rate corrected. */
export const recordReading = (
  id: string,
  reading: SwingReadingFields,
  corrected: Partial<Pick<Swing, 'captureFps' | 'analysisVersion'>> = {},
): Promise<Result<Swing>> => change('swings', id, (swing) => compact({ ...withReading(swing, reading), ...corrected }));

export const recordFailure = (id: string, error: SwingFailure): Promise<Result<Swing>> =>
  change('swings', id, (swing) => ({ ...swing, status: 'failed', error }));

export const analyseAgain = (id: string): Promise<Result<Swing>> =>
  change('swings', id, ({ error: _error, ...swing }) => ({ ...swing, status: 'queued' }));

/** Whether the video is in the cloud too. It gets there only if the golfer uploads it. */
export const markCloudVideo = (id: string, cloudVideo: NonNullable<Swing['cloudVideo']>): Promise<Result<Swing>> =>
  change('swings', id, (swing) => ({ ...swing, cloudVideo }));

/** The golfer has marked the swing: measure it between these moments. The analysis counts the frames. */
export const queueMarked = (
  id: string,
  marksMs: Readonly<Record<'address' | 'top' | 'impact' | 'finish', number>>,
): Promise<Result<Swing>> =>
  change('swings', id, ({ error: _error, ...swing }) => ({
    ...swing,
    status: 'queued',
    events: Object.fromEntries(Object.entries(marksMs).map(([name, ms]) => [name, { frame: 0, ms, moved: true }])),
  }));

/** undefined removes the verdict. */
export const judgeFinding = (
  id: string,
  faultId: string,
  verdict: 'agree' | 'disagree' | undefined,
): Promise<Result<Swing>> =>
  change('swings', id, (swing) => ({
    ...swing,
    findings: (swing.findings ?? []).map((finding) =>
      finding.faultId === faultId ? compact({ ...finding, verdict }) : finding,
    ),
  }));

export const noteOf = (swing: Swing): string => swing.notes?.find(({ id }) => id === NOTE_ID)?.text ?? '';

export const writeSwingNote = (id: string, text: string): Promise<Result<Swing>> => {
  if (text.length > MAX_NOTE) return Promise.resolve(fail(`A note has at most ${MAX_NOTE} characters.`));
  return change('swings', id, (swing) => {
    const others = (swing.notes ?? []).filter((note) => note.id !== NOTE_ID);
    return { ...swing, notes: text.trim() === '' ? others : [...others, { id: NOTE_ID, text }] };
  });
};

/** Tags ball flight and strike; undefined removes a tag. */
export const tagOutcome = (
  id: string,
  outcome: Partial<Record<'shape', Swing['shape']> & Record<'strike', Swing['strike']>>,
): Promise<Result<Swing>> => change('swings', id, (swing) => compact({ ...swing, ...outcome }));

export const labelSwing = (id: string, label: Partial<Record<'club', string | undefined>>): Promise<Result<Swing>> =>
  change('swings', id, (swing) => compact({ ...swing, ...label }));

/** The golfer does not know at which rate the clip was filmed, and is not asked again. */
export const leaveRateUnknown = (id: string): Promise<Result<Swing>> =>
  change('swings', id, (swing) => ({ ...swing, rateUnknown: true }));

/** Corrects the day of the swing, which orders it among the others. Divot then knows no time of that day. */
export const dateSwing = (id: string, day: IsoDay): Promise<Result<Swing>> =>
  change('swings', id, (swing) => {
    if (!isIsoDay(day) || day > localDay(now())) return 'Choose the day on which you filmed this swing.';
    return day === localDay(swing.recordedAt)
      ? swing
      : { ...swing, recordedAt: new Date(`${day}T12:00:00`).toISOString() };
  });

/** Links the launch monitor's shot to this swing; undefined unlinks it. */
export const joinShot = (id: string, shotKey: string | undefined): Promise<Result<Swing>> =>
  change('swings', id, (swing) => compact({ ...swing, shotKey }));

export const starSwing = (id: string, starred: boolean): Promise<Result<Swing>> =>
  change('swings', id, (swing) => ({ ...swing, starred }));

/**
 * Deletes the document at once (a tombstone that syncs). The result restores it. The caller deletes the video on this
 * device when undo is no longer offered. The cloud's copy is noted, and sync deletes it (sync/tasks/swings.ts).
 */
export const deleteSwing = async ({
  id,
  userId,
  status,
}: Pick<Swing, 'id' | 'userId' | 'status'>): Promise<Result<Swing | undefined>> => {
  // Run both together: if the page is left, writes that are running are saved, but not those still to come.
  const [deleted] = await Promise.all([remove('swings', id), listInProfile(userId, id, false)]);
  if (!deleted.ok && status === 'analysed') await listInProfile(userId, id, true);
  return deleted;
};

export const restoreSwing = async (swing: Swing): Promise<Result<Swing>> => {
  const back = await restore('swings', swing);
  const database = currentDatabase();
  if (back.ok && database && hasCloudVideo(swing)) await forgetRemovedVideo(database, swing.id);
  if (back.ok && swing.status === 'analysed') await listInProfile(swing.userId, swing.id, true);
  return back;
};

/** Deletes pose tracks of swings deleted here or on another device, except those that can still be restored. */
export const dropOrphanPoses = (undoable: ReadonlySet<string>): Promise<Result<void>> =>
  storeBeside(async (database) => {
    const ids = await swingsWithPoses(database);
    const swings = await database.swings.findByIds([...ids]).exec();
    await dropPosesOf(
      database,
      ids.filter((id) => !swings.has(id) && !undoable.has(id)),
    );
  });

/** The video is no longer on any device. Landmarks and results stay. */
export const forgetVideo = (id: string): Promise<Result<Swing>> =>
  change('swings', id, ({ videoBytes: _bytes, videoDeviceId: _device, ...swing }) => swing);

/**
 * Puts a swing's faults first among those the golfer works on, which practice, workouts and the dashboard follow. Adds
 * each fault's first drill to the training plan.
 */
export const saveSwingToPlan = async (swing: Swing, faults: readonly FaultId[]): Promise<Result<unknown>> => {
  if (faults.length === 0) return fail('There is no fault in this swing to plan for.');
  const planned = await changeProfile(swing.userId, (profile) => {
    const issues = [...new Set([...faults, ...(profile.swingIssues ?? [])])];
    const drills = faults.flatMap((faultId) => faultById(faultId)?.drills.slice(0, 1) ?? []);
    return {
      ...profile,
      swingIssues: issues.slice(0, Math.max(PLAN_FAULTS, faults.length)),
      trainingPlan: [...new Set([...profile.trainingPlan, ...drills])].slice(-100),
    };
  });
  return planned.ok ? change('swings', swing.id, (document) => ({ ...document, inPlan: true })) : planned;
};

type FoundFaults = { readonly findings?: readonly SwingFinding[] };

/** The catalogue faults among a swing's findings that the golfer did not reject, surest first. */
export const plannableFaults = ({ findings = [] }: FoundFaults): readonly FaultId[] =>
  findings.flatMap(({ faultId, verdict }) =>
    verdict === 'disagree' ? [] : FAULT_IDS.filter((fault) => fault === faultId),
  );
