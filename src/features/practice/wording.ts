import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { type Drill, drillById, faultName } from '@divot/golf-content';
import { type BlockReason, setLength } from '@divot/practice';
import { scoreText } from '#src/domain/coach/score-text.ts';
import { copy, words } from './copy.ts';

// Turns catalogue data into text for the screen.

/** A mark in words: '14 of 20', '8 in a row', '21 strokes or fewer on 9 holes'. */
export const markText = (drill: Pick<Drill, 'pass'>, mark: number): string => {
  switch (drill.pass.counts) {
    case 'hits':
      return copy.drill.hits(mark, drill.pass.of);
    case 'run':
      return copy.drill.run(mark);
    case 'points':
      return copy.drill.points(mark, drill.pass.of);
    case 'strokes':
      return copy.drill.strokes(mark, setLength(drill));
    case 'over-par':
      return copy.drill.overPar(mark);
    default:
      return copy.drill.spread(mark);
  }
};

type Counts = Pick<PracticeBlock, 'score' | 'attempts' | 'successes'>;

/** The count of an unfinished set: '3 of 4', not '3 of 20'. */
export const openScoreText = (drill: Pick<Drill, 'pass'> | undefined, counts: Counts): string | undefined => {
  const { score, attempts = 0, successes } = counts;
  if (drill && drill.pass.counts !== 'hits' && score !== undefined) return scoreText(score, drill.pass);
  return attempts > 0 && successes !== undefined ? scoreText(successes, { counts: 'hits', of: attempts }) : undefined;
};

/** A block's result in a few words. Undefined if nothing was counted. */
export const resultText = (block: PracticeBlock): string | undefined => {
  const drill = drillById(block.drillId);
  const isFull = drill !== undefined && (block.attempts ?? 0) >= setLength(drill);
  return isFull && block.score !== undefined ? scoreText(block.score, drill.pass) : openScoreText(drill, block);
};

export const reasonText = (reason: BlockReason, roundsBehind: number): string => {
  switch (reason.kind) {
    case 'fault':
      return reason.isTop ? copy.reasons.top(faultName(reason.faultId)) : copy.reasons.fault(faultName(reason.faultId));
    case 'focus':
      return copy.reasons.focus(words.focuses[reason.focus].toLowerCase());
    case 'lost':
      return copy.reasons.lost(words.parts[reason.part], roundsBehind);
    default:
      return copy.reasons[reason.kind];
  }
};
