import type { AnalysisProgress } from './contract.ts';
import type { Landmarker } from './model/landmarker.ts';

// What an analysis needs from its caller.

export interface AnalysisTools {
  /** Resolves to null if the body model is neither on this device nor reachable. */
  readonly landmarker: (onShare: (share: number) => void) => Promise<Landmarker | null>;
  readonly report: (progress: AnalysisProgress) => void;
  readonly cancelled: () => boolean;
  /** Resolves when the next picture may go through the model. Omitted: at once, after other tasks. */
  readonly turn?: () => Promise<void>;
}
