// The five named steps of a start (SPEC section 2). Each does real work. On a first start after an install, an update
// or a sign-out, a step also stays visible for its delay. A golfer who reopens the app mid-round waits only for the
// work.

export const startupSteps = [
  { name: 'environment', delayMs: 200 },
  { name: 'services', delayMs: 300 },
  { name: 'preferences', delayMs: 200 },
  { name: 'analytics', delayMs: 300 },
  { name: 'finalising', delayMs: 200 },
] as const;

export type StepName = (typeof startupSteps)[number]['name'];

type Start = {
  readonly work: Readonly<Record<StepName, () => void | Promise<void>>>;
  /** Whether each step is shown for its delay. */
  readonly paced: boolean;
  readonly wait: (durationMs: number) => Promise<void>;
  /** Called with the index of each step as it begins, and at the end with the number of steps. */
  readonly onStep: (index: number) => void;
};

/** Runs the steps in order; a step ends when its work and, if paced, its delay are over. Rejects with the work's error. */
export const runStartup = async ({ work, paced, wait, onStep }: Start): Promise<void> => {
  for (const [index, { name, delayMs }] of startupSteps.entries()) {
    onStep(index);
    const shown = paced ? wait(delayMs) : undefined;
    // oxlint-disable-next-line no-await-in-loop -- the steps follow one another
    await Promise.all([work[name](), shown]);
  }
  onStep(startupSteps.length);
};

type LastStart = { readonly version: string } | undefined;

/** First start after an install or a sign-out (nothing remembered) or after an update (another version). */
export const isFirstStart = (last: LastStart, version: string): boolean => last?.version !== version;
