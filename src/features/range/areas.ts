import { type ComponentType, type ReactNode, createContext, use } from 'react';
import type { KeepOutcome } from '#workers/files/contract.ts';
import type { FilmedSwing } from '@divot/swing';
import type { Swing } from '#src/domain/entities/swing.entity.ts';

/** How far the full reading of a session's balls is. */
export type ReadingState = {
  /** Of the ball that is being measured, from 0 to 1. */
  readonly share: number;
  readonly waitsForModel: boolean;
  /** A ball is measured, but there is no room to store its result. */
  readonly waitsForSpace: boolean;
};

/** What the swing's area gives the range. No area imports another: src/app/range-area.tsx brings it. */
export type Areas = {
  /** The body model, to download once. */
  readonly ModelNote: ComponentType;
  /** The swing just filmed, with the body as it was seen. */
  readonly Replay: ComponentType<{ readonly ball: FilmedSwing; readonly metric: string; readonly label: string }>;
  /** Has the balls measured one at a time while there is time, and says how far that is. */
  readonly Readings: ComponentType<{
    readonly uid: string;
    readonly swings: readonly Swing[];
    readonly hasTime: boolean;
    readonly children: (readings: ReadingState) => ReactNode;
  }>;
  /** Queues clips. `starts`: whether they may be measured at once. `unkept`: why videos are not stored. */
  readonly addSwings: (
    uid: string,
    clips: readonly Blob[],
    settings: { readonly recordedAt: string },
    starts: boolean,
  ) => Promise<{
    readonly refused: readonly { readonly sentence: string }[];
    readonly unkept: readonly Exclude<KeepOutcome, 'kept'>[];
  }>;
  /** Deletes a swing's video and keeps its result. */
  readonly deleteVideo: (swing: Swing) => Promise<void>;
  /** Deletes a swing, and offers an undo. */
  readonly removeSwing: (swing: Swing) => Promise<unknown>;
};

const AreasContext = createContext<Areas | undefined>(undefined);
export const AreasProvider = AreasContext.Provider;
export const useAreas = (): Areas => use(AreasContext)!;
