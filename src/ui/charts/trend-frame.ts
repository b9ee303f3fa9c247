import { scaleLinear } from 'd3-scale';

const LEAST_HEIGHT = 216;
const HEIGHT_TO_WIDTH = 0.36;
const EDGE = { top: 26, right: 60, bottom: 26, left: 40 };

/** The area of a trend in px: its edges, and the positions of the nth point and of a value. */
export type TrendFrame = ReturnType<typeof trendFrame>;

/**
 * `values` are all the values that must fit inside. `text` is the golfer's text size as a multiple of the usual one.
 */
export const trendFrame = (count: number, values: readonly number[], width: number, text: number) => {
  const height = Math.max(LEAST_HEIGHT, width * HEIGHT_TO_WIDTH) * text;
  const [left, right] = [EDGE.left * text, width - EDGE.right * text];
  const x = scaleLinear([0, Math.max(1, count - 1)], [left, right]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - EDGE.bottom * text, EDGE.top * text]);
  return { width, height, text, left, right, x, y: y.nice(4) };
};
