// Commands and tasks that are loaded on first use. They share one chunk: a second one would make the bundler split
// Firebase out of the sync chunk, which then compresses worse than its budget allows.
export { cloudCommands } from './commands.ts';
export { isAttested, startAppCheck } from './app-check.ts';
export { earlierStates } from './earlier-states.ts';
export { isSignInOver } from './cloud-failure.ts';
export { resendDocument } from './rejections.ts';
export { endSession } from './leave.ts';
export { exchangeGames } from './shared-games.ts';
export { sendDocument } from './send-document.ts';
export { whySignInEnded } from './sign-in-end.ts';
export { runStartTasks } from './start-tasks.ts';
export { stampLegacyDocuments } from './stamp-legacy-documents.ts';
