import { answers as ground } from './answers/ground.ts';
import { answers as other } from './answers/other.ts';
import { answers as water } from './answers/water.ts';
import { reliefBy } from './relief-options.ts';

/**
 * What the Rules of Golf (edition 2023, as amended) let a golfer do: each choice with its rule, penalty strokes, words and
 * relief area. Where a fact decides and is unknown, `ask` names it, and the options are those that hold either way. Fails
 * with a sentence for a situation, spot, outline or club that cannot be.
 */
export const reliefOptions = reliefBy({ ...ground, ...other, ...water });
