import { integer, oneOf, searchOf, text } from '#src/platform/search-params.ts';

// Where in an assessment the golfer is. It is in the address, so that a reload or a killed app returns to the same
// question.

/** Reads the address of an assessment with `steps` questions or tests. */
export const parseAssessmentSearch = (steps: number) =>
  searchOf({
    /** Counted from 1. */
    step: integer(1, steps),
    view: oneOf(['review']),
    /** A finished assessment. */
    result: text,
  });
export type AssessmentSearch = ReturnType<ReturnType<typeof parseAssessmentSearch>>;
export type GoTo = (at: AssessmentSearch, options?: { readonly replace?: boolean }) => void;
