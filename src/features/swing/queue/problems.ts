import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import type { AddOutcome } from './analysis-queue.ts';

/** Says why clips were not added, or why their videos are not stored, on a screen that does not list them. */
export const tellProblems = ({ refused, unkept }: AddOutcome): void => {
  for (const { sentence } of refused) showToast({ text: sentence, tone: 'error' });
  if (unkept[0]) showToast({ text: `${copy.queue.unkeptTitle[unkept[0]]}. ${copy.queue.unkept}`, tone: 'error' });
};
