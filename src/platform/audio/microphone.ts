// The address of the built module, no code: it is loaded on the audio thread.
// oxlint-disable-next-line no-restricted-imports import/default
import workletUrl from '#workers/sound/worker.ts?worker&url';
import { sourceClock } from '#src/platform/clock/source-clock.ts';

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
  let toPage = sourceClock();
  node.port.addEventListener('message', ({ data: { startSec, samples } }: MessageEvent<Piece>) => {
    // The audio thread works in bursts of up to 50 ms, and each piece may end in the middle of one: its end is then old.
    const heardUntilMs = context.currentTime * 1000;
    const timeMs = toPage(heardUntilMs, performance.now()) - (heardUntilMs - startSec * 1000);
    hear({ timeMs, sampleRate, samples });
  });
  // While a call has the microphone, the context's clock stands still.
  context.addEventListener('statechange', () => {
    toPage = sourceClock();
  });
  node.port.start();
  context.createMediaStreamSource(stream).connect(node);
  // Where the browser holds sound back, this never resolves. Pieces come as soon as it lets go.
  void context.resume().catch(() => undefined);
  return stop;
};
