import { drawPaper } from '#src/ui/primitives/share-drawing.ts';
import { type Ink, MARGIN, type Pen, WIDTH, write } from '#src/ui/primitives/share-pen.ts';

// The results of an event as a picture. It shows only the data passed in.

export type ResultsPicture = {
  readonly name: string;
  readonly place?: string | undefined;
  readonly rows: readonly { readonly rank: string; readonly name: string; readonly value: string }[];
  /** "and 84 more" */
  readonly more?: string | undefined;
};

const TOP = 330;
const BOTTOM = 1170;
const MOST_STEP = 110;

export const drawResults = (pen: Pen, { name, place, rows, more }: ResultsPicture, ink: Ink): void => {
  drawPaper(pen, ink);
  write(pen, name, { x: MARGIN, y: 150, size: 76, weight: 700, colour: ink.ink });
  if (place) write(pen, place, { x: MARGIN, y: 220, size: 38, colour: ink.rough });
  const step = Math.min(MOST_STEP, (BOTTOM - TOP) / Math.max(1, rows.length));
  const size = step * 0.52;
  for (const [at, row] of rows.entries()) {
    const y = TOP + at * step;
    const colour = at === 0 ? ink['fairway-ink'] : ink.ink;
    write(pen, row.rank, { x: MARGIN, y, size, narrow: true, colour: ink.rough }, 76);
    pen.textAlign = 'right';
    const wide = write(pen, row.value, { x: WIDTH - MARGIN, y, size, weight: 700, narrow: true, colour }, 300);
    pen.textAlign = 'left';
    const room = WIDTH - 2 * MARGIN - wide - 120;
    write(pen, row.name, { x: MARGIN + 90, y, size, weight: at === 0 ? 700 : 500, colour }, room);
    pen.fillStyle = ink.rough;
    pen.fillRect(MARGIN, y + step * 0.28, WIDTH - 2 * MARGIN, 2);
  }
  if (more) write(pen, more, { x: MARGIN, y: BOTTOM + 40, size: 34, colour: ink.rough });
};
