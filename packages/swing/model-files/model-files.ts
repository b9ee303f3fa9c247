// The pose model and its runtime, assembled from npm packages: @mediapipe/pose (Apache-2.0) carries the detector and
// the full landmark model, @mediapipe/tasks-vision the runtime. The result equals Google's own bundle landmark for
// landmark; its SHA-256 is pinned, so that a changed package stops the build instead of changing every analysis. For Node.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { withMetadata } from './tflite-metadata.ts';

const TASK_SHA256 = 'bffc1a435b17ca83d0af835f7f662da78c07817b7d8affde7a1a683e43c46f30';
const require = createRequire(import.meta.url);

/** How each model wants its pictures, as Google's bundle says it. */
// oxfmt-ignore
const METADATA = {
  detector: 'HAAAAE0wMDEUABwAGAAUABAADAAIAAAAAAAEABQAAAAYAAAAIAAAACwAAAAMAgAAEAIAACQCAAAFAAAAMS4wLjAAAAAJAAAATWVkaWFQaXBlAAAAAQAAABAAAAAMAAwAAAAAAAgABAAMAAAACAAAAPAAAAACAAAAcAAAAAQAAACo////EAAAABAAAAAcAAAAPAAAAIj////k/v//CAAAAAAAAAGY////HgAAAFNjb3JlcyBvZiB0aGUgZGV0ZWN0ZWQgYmJveGVzLgAABgAAAHNjb3JlcwAAEAAUABAADAAAAAgAAAAEABAAAAAQAAAAEAAAACAAAABQAAAA8P///0z///8MAAAAAAAAAQQABAAEAAAALAAAAFVuZGVjb2RlZCBmYWNlIGJib3hlcyBsb2NhdGlvbiBhbmQga2V5cG9pbnRzAAAAABMAAAByYXcgYm94ZXMva2V5cG9pbnRzAAEAAAAUAAAAEAAYABQAEAAAAAwACAAEABAAAAAUAAAALAAAAHAAAACEAAAAoAAAAMj///8IAAAADAAAAAEAAAAAAIC/AQAAAAAAgD8BAAAADAAAAAgADAALAAQACAAAABAAAAAAAAABCAAMAAgABAAIAAAACAAAAAwAAAABAAAAAAD/QgEAAAAAAP9CCAAKAAkABAAIAAAADAAAAAACBgAIAAcABgAAAAAAAAEaAAAASW5wdXQgaW1hZ2UgdG8gYmUgZGV0ZWN0ZWQAAAUAAABpbWFnZQAAAAEAAAAxAAAAEwAAAERldGVjdHMgaHVtYW4gcG9zZXMADgAAAFBvc2UgRGV0ZWN0aW9uAAA=',
  landmarks: 'HAAAAE0wMDEUABwAGAAUABAADAAIAAAAAAAEABQAAAAYAAAAIAAAACwAAAD4AgAA/AIAADADAAAFAAAAMS4wLjAAAAAJAAAATWVkaWFQaXBlAAAAAQAAABAAAAAMAAwAAAAAAAgABAAMAAAACAAAANgBAAAFAAAAgAEAABwBAAC4AAAAZAAAAAQAAACk/v//EAAAABAAAAAcAAAAOAAAAIT+//8I/v//CAAAAAAAAAGU/v//GQAAAFdvcmxkIGxhbmRtYXJrcyBmb3IgcG9zZS4AAAAPAAAAd29ybGRfbGFuZG1hcmtzAAD///8QAAAAEAAAABwAAAAwAAAA4P7//2T+//8IAAAAAAAAAfD+//8SAAAASGVhdCBtYXAgZm9yIHBvc2UuAAAIAAAAaGVhdF9tYXAAAAAAUP///xAAAAAQAAAAHAAAADgAAAAw////tP7//wgAAAAAAAABQP///xsAAABTZWdtZW50YXRpb24gbWFzayBmb3IgcG9zZS4AEQAAAHNlZ21lbnRhdGlvbl9tYXNrAAAAsP///xAAAAAQAAAAHAAAADAAAACQ////FP///wgAAAAAAAABoP///xEAAABQcmVzZW5jZSBvZiBwb3NlLgAAAAgAAABwcmVzZW5jZQAAAAAQABQAEAAMAAAACAAAAAQAEAAAABAAAAAQAAAAIAAAADAAAADw////dP///wwAAAAAAAABBAAEAAQAAAAOAAAAUG9zZSBsYW5kbWFya3MAAAkAAABsYW5kbWFya3MAAAABAAAAFAAAABAAGAAUABAAAAAMAAgABAAQAAAAFAAAACwAAABwAAAAhAAAAKQAAADI////CAAAAAwAAAABAAAAAAAAAAEAAAAAAIA/AQAAAAwAAAAIAAwACwAEAAgAAAAQAAAAAAAAAQgADAAIAAQACAAAAAgAAAAMAAAAAQAAAAAAf0MBAAAAAAAAAAgACgAJAAQACAAAAAwAAAAAAgYACAAHAAYAAAAAAAABHAAAAElucHV0IGltYWdlIHRvIGJlIGxhbmRtYXJrZWQAAAAABQAAAGltYWdlAAAAAQAAADEAAAAxAAAARGV0ZWN0cyBodW1hbiBwb3NlIGxhbmRtYXJrcyB3aXRoIGZyb250YWwgY2FtZXJhLgAAAA0AAABQb3NlIExhbmRtYXJrAAAA',
};

const fromPose = (file: string, metadata: string): Uint8Array =>
  withMetadata(
    new Uint8Array(readFileSync(join(dirname(require.resolve('@mediapipe/pose/package.json')), file))),
    new Uint8Array(Buffer.from(metadata, 'base64')),
  );
const runtime = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(`@mediapipe/tasks-vision/${file}`)));

const poseTask = (): Uint8Array => {
  const task = zipSync(
    {
      'pose_detector.tflite': fromPose('pose_solution_packed_assets.data', METADATA.detector),
      'pose_landmarks_detector.tflite': fromPose('pose_landmark_full.tflite', METADATA.landmarks),
    },
    { level: 0, mtime: '1980-01-01T00:00:00' }, // stored, as the runtime maps it; a fixed time keeps the hash
  );
  const sha256 = createHash('sha256').update(task).digest('hex');
  if (sha256 !== TASK_SHA256) throw new Error(`The pose model is not the one this build was checked with: ${sha256}`);
  return task;
};

/** The files that `ModelFiles` gives the addresses of. */
export const modelFiles = (): Readonly<Record<'model' | 'wasm' | 'loader', Uint8Array>> => ({
  model: poseTask(),
  wasm: runtime('vision_wasm_module_internal.wasm'),
  loader: runtime('vision_wasm_module_internal.js'),
});
