import { decisionSource } from '#src/data/live/decision.ts';
import { useAnswer } from '#src/data/live/use-answer.ts';
import type { Decided } from '#src/domain/coach/coach.ts';

/** The one answer to "what should I work on?", as stored; undefined until there is one. */
export const useDecision = (): Decided | undefined => useAnswer(decisionSource, { firstInPieces: true }).decided;
