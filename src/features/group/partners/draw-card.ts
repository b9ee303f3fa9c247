import { toParText } from '#src/domain/rounds/score-names.ts';
import { drawPaper, drawScore } from '#src/ui/primitives/share-drawing.ts';
import { type Ink, MARGIN, type Pen, WIDTH, write } from '#src/ui/primitives/share-pen.ts';
import { copy } from './copy.ts';

// A scorecard as a picture: one nine above the other in golf's own marks, the total below. It shows only the data
// passed in.

type CardHole = {
  readonly n: number;
  readonly par: number;
  readonly strokes?: number | undefined;
  readonly pickedUp?: boolean | undefined;
};

export type CardPicture = {
  readonly name?: string | undefined;
  readonly course?: string | undefined;
  readonly day?: string | undefined;
  /** In order of hole number. */
  readonly holes: readonly CardHole[];
  readonly strokes: number;
  readonly toPar: number;
};

const LABELS = 96;
const COLUMNS = 10;
const STEP = (WIDTH - 2 * MARGIN - LABELS) / COLUMNS;

const rule = (pen: Pen, y: number, ink: Ink): void => {
  pen.fillStyle = ink.rough;
  pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 2);
};

const drawNine = (pen: Pen, holes: readonly CardHole[], label: string, top: number, ink: Ink): void => {
  const sum = (value: (hole: CardHole) => number) => holes.reduce((total, hole) => total + value(hole), 0);
  const x = (column: number) => MARGIN + LABELS + STEP * (column + 0.5);
  const figure = (text: string | number, column: number, y: number, strong = false) =>
    write(
      pen,
      String(text),
      { x: x(column), y, size: strong ? 46 : 34, weight: strong ? 700 : 500, narrow: true, colour: ink.ink },
      STEP,
    );
  rule(pen, top, ink);
  write(pen, copy.par, { x: MARGIN, y: top + 108, size: 32, colour: ink.rough }, LABELS);
  pen.textAlign = 'center';
  for (const [column, hole] of holes.entries()) {
    figure(hole.n, column, top + 52);
    figure(hole.par, column, top + 108);
    if (hole.strokes !== undefined)
      drawScore(
        pen,
        hole.pickedUp ? copy.pickedUp : String(hole.strokes),
        hole.pickedUp ? 0 : hole.strokes - hole.par,
        { x: x(column), y: top + 196, half: 34 },
        ink,
      );
  }
  const last = COLUMNS - 1;
  figure(label, last, top + 52);
  figure(
    sum(({ par }) => par),
    last,
    top + 108,
  );
  figure(sum(({ strokes = 0 }) => strokes) || '–', last, top + 213, true);
  pen.textAlign = 'left';
  rule(pen, top + 264, ink);
};

export const drawCard = (pen: Pen, { name, course, day, holes, strokes, toPar }: CardPicture, ink: Ink): void => {
  drawPaper(pen, ink);
  const head = [name, course].filter((line) => line !== undefined);
  for (const [at, line] of head.entries())
    write(pen, line, { x: MARGIN, y: 140 + 66 * at, size: at === 0 ? 68 : 44, weight: 700, colour: ink.ink });
  if (day) write(pen, day, { x: MARGIN, y: 140 + 60 * head.length, size: 36, colour: ink.rough });
  const front = holes.filter(({ n }) => n <= 9);
  const back = holes.filter(({ n }) => n > 9);
  const nines = [front, back].filter((nine) => nine.length > 0);
  for (const [at, nine] of nines.entries()) {
    const label = nines.length === 1 ? copy.total : nine === front ? copy.out : copy.in;
    drawNine(pen, nine, label, (head.length > 0 ? 330 : 190) + 300 * at, ink);
  }
  const wide = write(
    pen,
    String(strokes),
    { x: MARGIN - 6, y: 1160, size: 240, weight: 700, narrow: true, colour: ink.ink },
    640,
  );
  write(pen, toParText(toPar), { x: MARGIN + wide + 24, y: 1160, size: 90, narrow: true, colour: ink.ink }, 240);
};
