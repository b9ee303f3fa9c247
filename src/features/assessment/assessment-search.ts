import { compact } from '@divot/basics';
import { integerParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in an assessment the golfer is. It is in the address, so that a reload or a killed app returns to the same
// question.

export type AssessmentSearch = {
  /** The question or test number, counted from 1. */
  readonly step?: number | undefined;
  readonly view?: 'review' | undefined;
  /** A finished assessment. */
  readonly result?: string | undefined;
};

export type GoTo = (at: AssessmentSearch, options?: { readonly replace?: boolean }) => void;

/** Reads the address of an assessment with `steps` steps and drops invalid values. */
export const parseAssessmentSearch =
  (steps: number) =>
  (search: Readonly<Record<string, unknown>>): AssessmentSearch =>
    compact({
      step: integerParam(search['step'], 1, steps),
      view: oneOfParam(['review'], search['view']),
      result: textParam(search['result']),
    });
