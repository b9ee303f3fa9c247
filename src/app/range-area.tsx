import { type Areas, AreasProvider } from '#src/features/range/areas.ts';
import { RangeScreen } from '#src/features/range/range-screen.tsx';
import { RangeSession } from '#src/features/range/range-session.tsx';
import { deleteVideo, removeSwing } from '#src/features/swing/deletion.ts';
import { ModelNote } from '#src/features/swing/home/model-note.tsx';
import { addSwings } from '#src/features/swing/queue/analysis-queue.ts';
import { Readings } from '#src/features/swing/queue/readings.tsx';
import { Replay } from '#src/features/swing/result/replay.tsx';

const areas: Areas = { ModelNote, Replay, Readings, addSwings, deleteVideo, removeSwing };

export const RangeAreas = ({ children }: { readonly children: React.ReactNode }) => (
  <AreasProvider value={areas}>{children}</AreasProvider>
);

/** The camera at the range, or the balls of a session that is over. */
export const Range = ({ uid, session }: { readonly uid: string; readonly session?: string }) => (
  <RangeAreas>{session === undefined ? <RangeScreen uid={uid} /> : <RangeSession uid={uid} id={session} />}</RangeAreas>
);
