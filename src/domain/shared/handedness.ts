import { capitalized } from '@divot/basics';

export type Handedness = 'right' | 'left';

/** Texts are written for right-handers. Swaps left and right for left-handers. */
export const forHandedness = (text: string, handedness: Handedness): string =>
  handedness === 'right'
    ? text
    : text.replace(/\b(left|right)\b/gi, (side) => {
        const other = side.toLowerCase() === 'left' ? 'right' : 'left';
        return side.startsWith('L') || side.startsWith('R') ? capitalized(other) : other;
      });
