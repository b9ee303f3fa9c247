// What is asked of the cloud now and then, loaded when it is. Together in one chunk: a second one would make the bundler
// cut Firebase out of the sync chunk, which then compresses worse than its budget allows.
export { isAttested, startAppCheck } from './app-check.ts';
export { earlierStates } from './earlier-states.ts';
export { isSignInOver } from './cloud-failure.ts';
export { findCourses } from './find-courses.ts';
export { resendDocument, resolveRejection } from './rejections.ts';
export { deleteAccount, endSession, signOut } from './leave.ts';
export { exchangeGames, meetingPoint, openGame } from './shared-games.ts';
export { sendInParts } from './send-in-parts.ts';
export { identity } from './sign-in.ts';
export { readPoses } from './swing-poses.ts';
export { runStartTasks } from './start-tasks.ts';
export { dropRemovedVideos, openVideos } from './videos.ts';
