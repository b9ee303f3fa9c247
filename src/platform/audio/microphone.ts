// The address of the built module, no code: it is loaded on the audio thread.
// oxlint-disable-next-line no-restricted-imports import/default
import workletUrl from '#workers/sound/worker.ts?worker&url';

/** One channel. `timeMs` is the time of its first sample on the page's own clock (`performance.now`). */
export type Sound = { readonly timeMs: number; readonly sampleRate: number; readonly samples: Float32Array };

type Piece = { readonly startSec: number; readonly samples: Float32Array };

/** Passes on what the stream's microphone hears until stopped. Returns undefined where the browser cannot. */
export const listenToStream = async (
  stream: MediaStream,
  hear: (sound: Sound) => void,
): Promise<(() => void) | undefined> => {
  if (stream.getAudioTracks().length === 0 || typeof AudioWorkletNode === 'undefined') return undefined;
  const context = new AudioContext();
  const stop = () => void context.close();
  try {
    await context.audioWorklet.addModule(workletUrl);
  } catch {
    stop();
    return undefined;
  }
  const node = new AudioWorkletNode(context, 'microphone', { numberOfOutputs: 0 });
  const { sampleRate } = context;
  /** From the context's clock to the page's. */
  let offsetMs: number | undefined;
  node.port.addEventListener('message', ({ data: { startSec, samples } }: MessageEvent<Piece>) => {
    offsetMs ??= performance.now() - (startSec + samples.length / sampleRate) * 1000;
    hear({ timeMs: startSec * 1000 + offsetMs, sampleRate, samples });
  });
  // While a call has the microphone, the context's clock stands still.
  context.addEventListener('statechange', () => {
    offsetMs = undefined;
  });
  node.port.start();
  context.createMediaStreamSource(stream).connect(node);
  // Where the browser holds sound back, this never resolves. Pieces come as soon as it lets go.
  void context.resume().catch(() => undefined);
  return stop;
};
