import { VISITOR, isVisit, sessionAtom, state } from '#src/platform/state.ts';
import { noteErasing } from '#src/platform/session/erasing.ts';
import { eraseGolfer } from './erase.ts';
import { closeGolferDatabase, openGolferDatabase } from './golfer-database.ts';
import { leaveSample, showSample } from './sample-database.ts';

// A visitor without an account who looks at the sample golfer. They have a database of their own, which stays empty and
// goes when they leave. A page that closes first leaves the note by which the next start erases it. No device remembers
// the visitor, and no cloud hears of them.

const USER = { uid: VISITOR, email: '', displayName: 'Robin' };

export const visitSample = async (): Promise<void> => {
  noteErasing(VISITOR);
  await openGolferDatabase(VISITOR);
  await showSample(VISITOR);
  state.set(sessionAtom, { kind: 'signed-in', user: USER });
};

/** Ends looking at the sample: a visitor is back at the sign-in, a golfer at their own golf. */
export const leaveVisit = async (): Promise<void> => {
  if (!isVisit()) return leaveSample();
  state.set(sessionAtom, { kind: 'signed-out' });
  await closeGolferDatabase();
  await eraseGolfer(VISITOR);
};
