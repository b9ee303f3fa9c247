import { toParText } from '#src/domain/rounds/score-names.ts';
import { type EventRow, isOfStrokes, matchResult } from '#src/domain/events/event-results.ts';
import { type GolfEvent, STATE_WORDS } from '#src/domain/events/event.ts';
import { copy } from './copy.ts';

const words = copy.board;

/** Whether there is no result. In a match the other wins. */
export const isOut = ({ out, match }: EventRow): boolean => !match && out !== undefined;

/** A match as it stands, points, or strokes with what they are against par. */
export const resultText = ({ form }: GolfEvent, row: EventRow): string => {
  const { value, figure, thru, match, states, out } = row;
  if (!match && out) return STATE_WORDS[out];
  if (thru === 0 && !(match && states.length > 0)) return words.none;
  if (match) return matchResult(row);
  if (value === undefined) return words.noTotal;
  if (form === 'par') return words.up(value);
  return isOfStrokes(form) ? `${value} (${toParText(-figure)})` : String(value);
};
