// The swing worker's typed interface.

import type {
  AnalysisOptions,
  AnalysisProgress,
  CameraPicture,
  ClipRing,
  JumpOutcome,
  Pace,
  PoseSequence,
  ReadingOptions,
  ReadingOutcome,
  SessionNews,
  SoundPiece,
  SwingOutcome,
} from '@divot/swing';

/** Why a session at the range cannot be watched. */
export type WatchFailure = 'no-graphics' | 'model-missing';

/** The worker's API, which the page calls through Comlink. Analyses run one after another. */
export interface SwingWorker {
  /** Whether this thread can run the body model, which takes its pictures through WebGL 2. */
  hasGraphics(): boolean;
  analyse(
    id: string,
    video: Blob,
    options: AnalysisOptions,
    onProgress: (progress: AnalysisProgress) => void,
  ): Promise<SwingOutcome>;
  /** Measures how high the golfer jumps in this clip. Waits in the queue like an analysis. */
  readJump(id: string, video: Blob, onProgress: (progress: AnalysisProgress) => void): Promise<JumpOutcome>;
  /** Stops a running or waiting analysis, which then resolves to 'cancelled'. */
  cancel(id: string): void;
  /** Reads stored poses again after the golfer corrected an event, the view or the capture rate. */
  readAgain(packedPoses: string, options: ReadingOptions): ReadingOutcome;
  /** Whether the body model is stored on this device, so that an analysis works offline. */
  isModelStored(): Promise<boolean>;
  /**
   * Downloads the body model once (about 21 MB). `onShare` runs from 0 to 1. Resolves to false if the download fails.
   */
  storeModel(onShare: (share: number) => void): Promise<boolean>;
  /**
   * Watches a session at the range until it is finished. Pictures and sound share one clock. Resolves to null once the
   * first picture may come. `cut`: clips of its film.
   */
  watchSession(tell: (news: SessionNews) => void | Promise<void>, cut: ClipRing['cut']): Promise<WatchFailure | null>;
  /** Looks at a picture, which is transferred, with its time in ms. Resolves to how long from then no other one is wanted. */
  see(picture: CameraPicture, ms: number): Promise<number>;
  hear(sound: SoundPiece): void;
  setPace(pace: Pace): void;
  /** Resolves once the last swings are told. */
  finishSession(): Promise<void>;
  /** Unpacks stored poses for drawing the body. */
  unpackPoses(packedPoses: string): PoseSequence;
}
