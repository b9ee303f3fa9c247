import { logError } from '#src/platform/monitoring/error-log.ts';

/** Ends looking at the sample golfer. Its code loads only then. */
export const leaveVisit = async (): Promise<void> => {
  try {
    const visit = await import('#src/data/db/sample-visit.ts');
    await visit.leaveVisit();
  } catch (error) {
    logError(error);
  }
};
