// MediaPipe Pose Landmarker (full) on the CPU of this worker. Version 0.10.35 makes no request of its own.

import { PoseLandmarker } from '@mediapipe/tasks-vision';
import type { PoseFrame } from '#workers/swing/contract.ts';
import type { Crop } from '#workers/swing/video/frames.ts';
import { POSE_MODEL_FILES } from './model-files.ts';
import { modelFile } from './stored-files.ts';

export interface Landmarker {
  /**
   * Forget the body followed so far: before going back in time or cutting another part out. From here on the body is
   * smoothed over time, which lags some 30 ms behind a jump, or each picture is taken as it is.
   */
  reset(isSmooth: boolean): void;
  /** Null when no body is seen. `timeMs` rises between resets. Throws once the graphics are lost. */
  detect(canvas: OffscreenCanvas, timeMs: number, crop: Crop): PoseFrame | null;
}

/** In a frame of the page a canvas of the document: WebKitGTK gives an offscreen one no WebGL there either. */
export const newCanvas = (): OffscreenCanvas => {
  const { document } = globalThis as { readonly document?: { createElement(name: 'canvas'): OffscreenCanvas } };
  return document ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
};

/** The browser took the graphics away in the middle (a phone in the pocket, a GPU that starts anew): what is seen is nothing. */
export class GraphicsLostError extends Error {
  override readonly name = 'GraphicsLostError';
}

const RESET_GAP_MS = 5000;
/** The runtime's filter cannot be switched off. It leaves pictures alone that are minutes apart, and still follows the body. */
const STRETCHED = 100_000;
const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** `base` is the app's address. Rejects when the files are neither stored nor reachable. */
export const loadLandmarker = async (base: string): Promise<Landmarker> => {
  const address = (file: string) => new URL(file, base).href;
  const response = await modelFile(POSE_MODEL_FILES.model, base);
  if (!response.ok) throw new Error(`The pose model answered ${response.status}`);
  const modelAssetBuffer = new Uint8Array(await response.arrayBuffer());
  // The library loads its runtime with a script element where there is a document, and the runtime is a module. It takes
  // the factory from here once it has no loader to ask for, and clears it each time.
  const runtime = (await import(/* @vite-ignore */ address(POSE_MODEL_FILES.loader))) as { readonly default: unknown };
  Object.assign(globalThis, { ModuleFactory: runtime.default });
  const drawnOn = newCanvas();
  const landmarker = await PoseLandmarker.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: address(POSE_MODEL_FILES.wasm) },
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
  /** The runtime with its 100 MB goes: another one takes its place. */
  const giveUp = (): never => {
    try {
      landmarker.close();
    } catch {
      // It wants the graphics that are gone.
    }
    throw new GraphicsLostError();
  };
  return {
    reset(isSmooth) {
      // The runtime breaks for good on a time it has seen: a second reset in a row needs its own.
      if (latest > 0) landmarker.detectForVideo(blank, ++latest);
      origin = latest + RESET_GAP_MS;
      pace = isSmooth ? 1 : STRETCHED;
      follows = false;
    },
    detect(canvas, timeMs, crop) {
      // Where the runtime follows nobody yet it only guesses at the body, now and then turned round: it looks twice.
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
