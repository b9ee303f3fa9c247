// Runs on the browser's audio thread and passes what the microphone hears to the page, in pieces of one channel.

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const currentTime: number;
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;

const PIECE_SAMPLES = 4096;

class Microphone extends AudioWorkletProcessor {
  private samples = new Float32Array(PIECE_SAMPLES);
  private filled = 0;
  private startSec = 0;

  /** Called for every 128 samples. Returning true goes on. */
  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    const channel = inputs[0]?.[0];
    if (!channel) return true;
    if (this.filled === 0) this.startSec = currentTime;
    this.samples.set(channel, this.filled);
    this.filled += channel.length;
    if (this.filled < PIECE_SAMPLES) return true;
    this.port.postMessage({ startSec: this.startSec, samples: this.samples }, [this.samples.buffer]);
    this.samples = new Float32Array(PIECE_SAMPLES);
    this.filled = 0;
    return true;
  }
}

registerProcessor('microphone', Microphone);
