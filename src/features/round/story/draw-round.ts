import { drawMark, drawPaper } from '#src/ui/primitives/share-drawing.ts';
import { type SharedCourse, drawGround } from '#src/ui/primitives/share-ground.ts';
import { type Ink, MARGIN, type Pen, WIDTH, write } from '#src/ui/primitives/share-pen.ts';

// A round as a picture. It shows only the data passed in.

export type RoundPicture = {
  readonly strokes: number;
  readonly toPar: string;
  readonly course?: string | undefined;
  readonly ground?: SharedCourse | undefined;
  readonly day?: string | undefined;
  readonly index?: { readonly label: string; readonly value: string } | undefined;
  readonly best?: string | undefined;
  /** Strokes over par, hole by hole. Undefined for a picked-up hole. */
  readonly marks?: readonly (number | undefined)[] | undefined;
};

const drawMarks = (pen: Pen, marks: readonly (number | undefined)[], ink: Ink): void => {
  const step = (WIDTH - 2 * MARGIN) / Math.max(marks.length, 9);
  for (const [at, over] of marks.entries())
    drawMark(pen, over, { x: MARGIN + step * (at + 0.5), y: 1130, half: 18 }, ink);
};

export const drawRound = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { strokes, toPar, course, ground, day, index, best, marks } = picture;
  drawPaper(pen, ink);
  drawGround(pen, ink, ground);
  if (course) write(pen, course, { x: MARGIN, y: 140, size: 68, weight: 700, colour: ink.ink });
  if (day) write(pen, day, { x: MARGIN, y: 205, size: 36, colour: ink.ink });
  if (best) write(pen, best, { x: MARGIN, y: 600, size: 40, weight: 700, colour: ink.ink });
  const wide = write(
    pen,
    String(strokes),
    { x: MARGIN - 6, y: 1000, size: 380, weight: 700, narrow: true, colour: ink.ink },
    640,
  );
  write(pen, toPar, { x: MARGIN + wide + 24, y: 1000, size: 100, narrow: true, colour: ink.ink }, 240);
  if (index) {
    pen.textAlign = 'right';
    write(pen, index.label, { x: WIDTH - MARGIN, y: 890, size: 36, colour: ink.rough });
    write(pen, index.value, {
      x: WIDTH - MARGIN,
      y: 1000,
      size: 110,
      weight: 700,
      narrow: true,
      colour: ink['fairway-ink'],
    });
    pen.textAlign = 'left';
  }
  if (marks && marks.length > 0) drawMarks(pen, marks, ink);
};
