// Runs MediaPipe Pose Landmarker (full) on the CPU of this worker. Version 0.10.35 makes no network requests of its
// own.

import { PoseLandmarker } from '@mediapipe/tasks-vision';
import type { Crop, PoseFrame } from '../contract.ts';
import { type ModelFiles, modelFile } from './stored-files.ts';

export interface Landmarker {
  /**
   * Forgets the tracked body. Call it before going back in time or changing the crop. Afterwards the model either
   * smooths the body over time, which lags some 30 ms behind a jump, or reads each picture without smoothing.
   */
  reset(isSmooth: boolean): void;
  /**
   * Null if no body is visible. `timeMs` must increase between resets. Throws once the browser took the graphics
   * context away.
   */
  detect(canvas: OffscreenCanvas, timeMs: number, crop: Crop): PoseFrame | null;
}

/**
 * In an iframe this uses a canvas of the document, because WebKitGTK gives an offscreen canvas no WebGL there either.
 */
export const newCanvas = (): OffscreenCanvas => {
  const { document } = globalThis as { readonly document?: { createElement(name: 'canvas'): OffscreenCanvas } };
  return document ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
};

/**
 * The browser took the graphics context away (a phone in the pocket, a restarted GPU). The model sees nothing without
 * it.
 */
export class GraphicsLostError extends Error {
  override readonly name = 'GraphicsLostError';
}

const RESET_GAP_MS = 5000;
/**
 * Factor on the time. The runtime's filter cannot be switched off, but it ignores pictures that are minutes apart.
 * Tracking still works.
 */
const STRETCHED = 100_000;
const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Rejects if the files are neither stored nor reachable. */
export const loadLandmarker = async (files: ModelFiles): Promise<Landmarker> => {
  const response = await modelFile(files.model, files);
  if (!response.ok) throw new Error(`The pose model answered ${response.status}`);
  const modelAssetBuffer = new Uint8Array(await response.arrayBuffer());
  // If there is a document, the library loads its runtime with a script element, which fails because the runtime is a
  // module. Without a loader path it takes the factory from this global, and clears it each time.
  const runtime = (await import(/* @vite-ignore */ files.loader)) as { readonly default: unknown };
  Object.assign(globalThis, { ModuleFactory: runtime.default });
  const drawnOn = newCanvas();
  const landmarker = await PoseLandmarker.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: files.wasm },
    {
      canvas: drawnOn,
      baseOptions: { modelAssetBuffer, delegate: 'CPU' },
      runningMode: 'VIDEO',
      numPoses: 1,
      minPoseDetectionConfidence: 0.4,
      minTrackingConfidence: 0.4,
    },
  );
  const blank = new OffscreenCanvas(64, 64);
  blank.getContext('2d')?.fillRect(0, 0, 64, 64);
  let origin = 0;
  let latest = 0;
  let pace = 1;
  let follows = false;
  /** Releases the runtime and its 100 MB, so that a new one can take its place. */
  const giveUp = (): never => {
    try {
      landmarker.close();
    } catch {
      // Closing fails without the lost graphics context.
    }
    throw new GraphicsLostError();
  };
  return {
    reset(isSmooth) {
      // A repeated time breaks the runtime for good, so a second reset in a row needs a new time.
      if (latest > 0) landmarker.detectForVideo(blank, ++latest);
      origin = latest + RESET_GAP_MS;
      pace = isSmooth ? 1 : STRETCHED;
      follows = false;
    },
    detect(canvas, timeMs, crop) {
      // Until it tracks a body, the runtime only guesses it, sometimes turned round. So the first picture goes through
      // twice.
      if (!follows) landmarker.detectForVideo(canvas, ++latest);
      follows = true;
      latest = Math.max(latest + 1, Math.round(origin + pace * timeMs));
      const seen = landmarker.detectForVideo(canvas, latest);
      if (drawnOn.getContext('webgl2')?.isContextLost()) giveUp();
      const body = seen.landmarks[0];
      if (!body) return null;
      return {
        timeMs,
        landmarks: body.map((point) => [
          round(crop.left + point.x * crop.width),
          round(crop.top + point.y * crop.height),
          round(point.z * crop.width),
          round(point.visibility ?? 0),
        ]),
      };
    },
  };
};
