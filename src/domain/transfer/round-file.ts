import { isScoreHistory } from './score-history.ts';
import { isGolfMetrics } from './shots/golfmetrics.ts';

/**
 * Whether a file that begins with this text holds rounds (an archive's JSON or a table of rounds) rather than practice
 * shots.
 */
export const holdsRounds = (head: string): boolean => {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('{') || text.startsWith('[')) return !/"kind"\s*:\s*"shots"/.test(text);
  const [header = ''] = text.toLowerCase().split('\n', 1);
  return isGolfMetrics(text) || isScoreHistory(text) || /(^|[,;\t"])score_1["\s,;]/.test(header);
};
