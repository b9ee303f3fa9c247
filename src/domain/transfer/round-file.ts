import { isRoundTable } from './table-place.ts';
import { isGolfMetrics } from '@divot/shot-files';

/**
 * Whether a file that begins with this text holds rounds (an archive's JSON or a table of rounds) rather than practice
 * shots.
 */
export const holdsRounds = (head: string): boolean => {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('{') || text.startsWith('[')) return !/"kind"\s*:\s*"shots"/.test(text);
  return isGolfMetrics(text) || /(?:^|[,;\t"])score_1[",;\t\s]/i.test(text) || isRoundTable(text);
};
