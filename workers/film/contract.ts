// The film worker's typed interface.

import type { ClipRing, FilmSize, Slicer, SoundPiece } from '@divot/swing';

/** Films a session at the range in a thread of its own, which the body model never holds up. */
export interface FilmWorker {
  /**
   * False where this browser encodes no video. `onLost`: the encoder has failed. `slice`: cuts the film from these
   * slices instead of encoding it here.
   */
  open(size: FilmSize, onLost: () => void, slice?: Slicer): Promise<boolean>;
  /** The next picture, which is transferred, with its time as its timestamp. Resolves once another one may come. */
  add(frame: VideoFrame): Promise<void>;
  hear(sound: SoundPiece): void;
  cut: ClipRing['cut'];
}
