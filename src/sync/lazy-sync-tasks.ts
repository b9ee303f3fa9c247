// What is asked of the cloud now and then, loaded when it is. Together in one chunk: a second one would make the bundler
// cut Firebase out of the sync chunk, which then compresses worse than its budget allows.
export { eraseGolfer } from '#src/data/db/erase.ts';
export { stampLegacyDocuments } from './stamp-legacy-documents.ts';
export { endsSignIn } from './auth-failure.ts';
export { endAccount } from './end-account.ts';
export { findCourses } from './find-courses.ts';
export { pushGame } from './push-game.ts';
export { exchangeGames, openGame, publishCards } from './shared-games.ts';
export { meetingPoint } from './meeting-point.ts';
export { dropRemovedVideos } from './removed-videos.ts';
export { openVideos } from './videos.ts';
export { emptyTombstones } from './empty-tombstones.ts';
export { findOpenConflicts } from './open-conflicts.ts';
export { resendDocument, resendMended, resolveRejection } from './rejections.ts';
export { sendAll } from './send-all.ts';
export { identity } from './sign-in.ts';
