import { wholeNumberIn } from '#src/platform/search-params.ts';

// Where in an assessment the golfer is, in the address: a reload or a killed app lands on the same question.

export type AssessmentAt = {
  /** Question or test, from 1. */
  readonly step?: number | undefined;
  readonly view?: 'review' | undefined;
  /** A finished assessment. */
  readonly result?: string | undefined;
};

export type GoTo = (at: AssessmentAt, options?: { readonly replace?: boolean }) => void;

/** Reads the address of an assessment with `steps` steps; what does not fit is left out. */
export const assessmentAtFrom =
  (steps: number) =>
  (search: Readonly<Record<string, unknown>>): AssessmentAt => {
    const step = wholeNumberIn(search['step']);
    const { view, result } = search;
    return {
      ...(step !== undefined && step >= 1 && step <= steps ? { step } : {}),
      ...(view === 'review' ? { view } : {}),
      ...(typeof result === 'string' && result !== '' ? { result: result.slice(0, 64) } : {}),
    };
  };
