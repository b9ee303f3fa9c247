// The swing worker's door: analyses wait in line, one runs, any can be stopped.

import { expose } from 'comlink';
import { analyseVideo } from './analyse-video.ts';
import type { AnalysisOptions, AnalysisProgress, ReadingOptions, SwingOutcome, SwingWorker } from './contract.ts';
import { type Landmarker, loadLandmarker } from './model/landmarker.ts';
import { isModelStored, storeModel } from './model/stored-files.ts';
import { unpackPoses } from './pack-poses.ts';
import { readSwing, searchSwings } from './pipeline/read-swing.ts';

let model: Promise<Landmarker> | undefined;
/** The app's address: the worker's own script lies in its assets folder, the worker's `name` says where the app is. */
const base = new URL(self.name === '' ? '/' : self.name, self.location.origin).href;
const landmarker = (onShare: (share: number) => void): Promise<Landmarker> => {
  model ??= storeModel(base, onShare)
    .then(() => loadLandmarker(base))
    .catch((error: unknown) => {
      model = undefined; // what failed offline may load later
      throw error;
    });
  return model;
};

const stopped = new Set<string>();
let line: Promise<unknown> = Promise.resolve();

const run = async (
  id: string,
  video: Blob,
  options: AnalysisOptions,
  report: (progress: AnalysisProgress) => void,
): Promise<SwingOutcome> => {
  const cancelled = () => stopped.has(id);
  if (cancelled()) return { ok: false, error: { code: 'cancelled' } };
  const result = await analyseVideo(video, options, { landmarker, report, cancelled });
  return result.ok ? result : { ok: false, error: { code: result.error } };
};

const api: SwingWorker = {
  async analyse(id, video, options, onProgress) {
    const turn = line.then(() => run(id, video, options, onProgress));
    onProgress({ stage: 'queued', share: 0, remainingMs: null });
    // A broken decoder must not block those who wait; the page hears of it as a failed analysis.
    const settled = turn.catch((error: unknown): SwingOutcome => {
      console.error(error); // eslint-disable-line no-console -- the only place where the cause can still be read
      return { ok: false, error: { code: 'unexpected' } };
    });
    line = settled;
    const outcome = await settled;
    stopped.delete(id);
    return outcome;
  },
  cancel(id) {
    stopped.add(id);
  },
  readAgain(packedPoses: string, options: ReadingOptions) {
    const poses = unpackPoses(packedPoses);
    const search = searchSwings(poses, options.events);
    return search.found === 'swing'
      ? { ok: true, value: readSwing(poses, search, options) }
      : { ok: false, error: { code: search.found } };
  },
  isModelStored: () => isModelStored(base),
  storeModel: (onShare) =>
    storeModel(base, onShare).then(
      () => true,
      () => false,
    ),
  unpackPoses,
};

expose(api);
