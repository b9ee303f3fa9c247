import { drawBrand, drawMark, drawPaper, drawScore } from '#src/ui/primitives/share-drawing.ts';
import { type SharedCourse, drawGround, GROUND_HIGH } from '#src/ui/primitives/share-ground.ts';
import { HEIGHT, type Ink, MARGIN, type Pen, WIDTH, write } from '#src/ui/primitives/share-pen.ts';

// A round as a picture, in three designs. It shows only the data passed in.

export const DESIGNS = ['course', 'board', 'poster'] as const;
export type Design = (typeof DESIGNS)[number];

type PictureHole = {
  readonly n: number;
  /** Undefined for a hole that was picked up. */
  readonly strokes: number | undefined;
  readonly par: number;
};

export type RoundPicture = {
  /** The largest figure, with what it counts: 38, "points". */
  readonly figure: string;
  readonly unit: string;
  /** "you won by 3" */
  readonly outcome?: string | undefined;
  /** The players with their results, the best first. */
  readonly order?: readonly { readonly rank: string; readonly name: string; readonly value: string }[] | undefined;
  /** "80 strokes, +8", beside a figure that is not the strokes. */
  readonly strokes?: string | undefined;
  /** "Skins: Sam 5, Jo 3", for each game besides the form of play. */
  readonly games: readonly string[];
  readonly course?: string | undefined;
  readonly day?: string | undefined;
  readonly ground?: SharedCourse | undefined;
  readonly index?: string | undefined;
  readonly best?: string | undefined;
  /** In the order of play. */
  readonly holes?: readonly PictureHole[] | undefined;
  /** The golfer's own photograph, behind the words. */
  readonly photo?: ImageBitmap | undefined;
};

/** White on a darkened photograph. */
const onPhoto = (ink: Ink): Ink => ({ ...ink, ink: 'white', rough: 'white', 'fairway-ink': 'white', paper: 'black' });
/** The theme's dark on light turned over. */
const turned = (ink: Ink): Ink => ({
  ...ink,
  ink: ink.paper,
  rough: ink.paper,
  'fairway-ink': ink.paper,
  paper: ink.ink,
});

/**
 * Fills a height of the picture with the photograph, as large as it needs to be, and darkens it: white words are legible
 * on the brightest sky.
 */
const drawPhoto = (pen: Pen, photo: ImageBitmap, high: number, dark: number): void => {
  const scale = Math.max(WIDTH / photo.width, high / photo.height);
  const [wide, tall] = [WIDTH / scale, high / scale];
  pen.drawImage(photo, (photo.width - wide) / 2, (photo.height - tall) / 2, wide, tall, 0, 0, WIDTH, high);
  pen.globalAlpha = dark;
  pen.fillStyle = 'black';
  pen.fillRect(0, 0, WIDTH, high);
  pen.globalAlpha = 1;
};

/** The figure and its unit beside it. */
const drawFigure = (pen: Pen, { figure, unit }: RoundPicture, y: number, size: number, ink: Ink): void => {
  const wide = write(
    pen,
    figure,
    { x: MARGIN - size / 60, y, size, weight: 700, narrow: true, colour: ink.ink },
    (WIDTH - 2 * MARGIN) * 0.7,
  );
  write(
    pen,
    unit,
    { x: MARGIN + wide + 24, y, size: Math.min(100, size / 3), narrow: true, colour: ink.ink },
    WIDTH - 2 * MARGIN - wide - 24,
  );
};

type Row = { readonly y: number; readonly size: number; readonly step: number };

const drawOrder = (pen: Pen, order: NonNullable<RoundPicture['order']>, { y, size, step }: Row, ink: Ink): void => {
  for (const [at, { rank, name, value }] of order.entries()) {
    const line = y + at * step;
    write(pen, rank, { x: MARGIN, y: line, size, narrow: true, colour: ink.rough }, 60);
    pen.textAlign = 'right';
    const wide = write(
      pen,
      value,
      { x: WIDTH - MARGIN, y: line, size, weight: 700, narrow: true, colour: ink.ink },
      320,
    );
    pen.textAlign = 'left';
    write(pen, name, { x: MARGIN + 76, y: line, size, weight: 500, colour: ink.ink }, WIDTH - 2 * MARGIN - wide - 110);
    pen.fillStyle = ink.rough;
    pen.fillRect(MARGIN, line + step * 0.3, WIDTH - 2 * MARGIN, 2);
  }
};

/** The holes in golf's own marks, without numbers. */
const drawMarks = (pen: Pen, holes: readonly PictureHole[], y: number, ink: Ink): void => {
  const step = (WIDTH - 2 * MARGIN) / Math.max(holes.length, 9);
  for (const [at, { strokes, par }] of holes.entries())
    drawMark(
      pen,
      strokes === undefined ? undefined : strokes - par,
      { x: MARGIN + step * (at + 0.5), y, half: 18 },
      ink,
    );
};

/** The holes with their scores, nine to a line. */
const drawScores = (pen: Pen, holes: readonly PictureHole[], y: number, ink: Ink): void => {
  const step = (WIDTH - 2 * MARGIN) / 9;
  for (const [at, { strokes, par }] of holes.entries())
    drawScore(
      pen,
      strokes === undefined ? 'X' : String(strokes),
      strokes === undefined ? 0 : strokes - par,
      { x: MARGIN + step * ((at % 9) + 0.5), y: y + 104 * Math.floor(at / 9), half: 36 },
      ink,
    );
};

const drawPlace = (pen: Pen, { course, day }: RoundPicture, y: number, ink: Ink): void => {
  if (course) write(pen, course, { x: MARGIN, y, size: 60, weight: 700, colour: ink.ink });
  if (day) write(pen, day, { x: MARGIN, y: y + 62, size: 36, colour: ink.ink });
};

const SPACED = '  ·  ';
/** Letters that stand in a line without being squeezed. */
const MOST_LETTERS = 72;

/** The games, in one line if they fit or each in its own, then strokes, best hole and index: as many as there is room for. */
const smallPrint = ({ games, strokes, best, index }: RoundPicture, room: number): readonly string[] => {
  const together = games.join(SPACED);
  const details = [strokes, best, index].filter((part) => part !== undefined).join(SPACED);
  return [...(together.length > MOST_LETTERS ? games : [together]), details].filter(Boolean).slice(0, room);
};

/** Lines of which the last stands at `y`. */
const drawLines = (pen: Pen, lines: readonly string[], { y, size, step }: Row, ink: Ink): void => {
  for (const [at, line] of lines.entries())
    write(pen, line, { x: MARGIN, y: y - step * (lines.length - 1 - at), size, colour: ink.rough });
};

/** The ground or the photograph above, the result on paper below. */
const drawCourse = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { ground, photo, outcome, order, holes } = picture;
  drawPaper(pen, ink);
  if (photo) drawPhoto(pen, photo, GROUND_HIGH, 0.55);
  else drawGround(pen, ink, ground);
  drawPlace(pen, picture, 140, photo ? onPhoto(ink) : ink);
  drawFigure(pen, picture, order ? 830 : 960, order ? 210 : 330, ink);
  const below = order ? 894 : 1040;
  if (outcome) write(pen, outcome, { x: MARGIN, y: below, size: 48, weight: 500, colour: ink.ink });
  if (order) drawOrder(pen, order, { y: outcome ? below + 60 : below, size: 34, step: 47 }, ink);
  drawLines(pen, smallPrint(picture, order ? 1 : 2), { y: order ? 1148 : 1144, size: order ? 30 : 36, step: 46 }, ink);
  if (holes) drawMarks(pen, holes, 1184, ink);
};

/** The order and the card: what hangs on the board. */
const drawBoard = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { photo, outcome, order, holes } = picture;
  const own = photo ? onPhoto(ink) : ink;
  drawPaper(pen, own);
  if (photo) {
    drawPhoto(pen, photo, HEIGHT, 0.7);
    drawBrand(pen, own);
  }
  drawPlace(pen, picture, 140, own);
  drawFigure(pen, picture, order ? 400 : 560, order ? 190 : 330, own);
  const below = order ? 480 : 660;
  if (outcome) write(pen, outcome, { x: MARGIN, y: below, size: 50, weight: 500, colour: own.ink });
  if (order) drawOrder(pen, order, { y: below + 100, size: 54, step: 92 }, own);
  drawLines(pen, smallPrint(picture, order ? 2 : 4), { y: holes ? 970 : 1130, size: 36, step: 46 }, own);
  if (holes) drawScores(pen, holes, 1040, own);
};

/** One figure as large as it fits, light on dark. */
const drawPoster = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { photo, outcome, order, holes, figure } = picture;
  const own = photo ? onPhoto(ink) : turned(ink);
  drawPaper(pen, own);
  if (photo) {
    drawPhoto(pen, photo, HEIGHT, 0.55);
    drawBrand(pen, own);
  }
  drawPlace(pen, picture, 140, own);
  drawFigure(pen, picture, order ? 640 : 790, figure.length > 3 ? 280 : order ? 420 : 560, own);
  const below = order ? 730 : 890;
  if (outcome) write(pen, outcome, { x: MARGIN, y: below, size: 60, weight: 700, colour: own.ink });
  if (order) drawOrder(pen, order, { y: below + 84, size: 44, step: 72 }, own);
  const lines = smallPrint(picture, order ? 1 : 3);
  drawLines(pen, lines, { y: order ? 1108 : below + 72 + 46 * (lines.length - 1), size: 36, step: 46 }, own);
  if (holes) drawMarks(pen, holes, 1170, own);
};

const DRAW = { course: drawCourse, board: drawBoard, poster: drawPoster } satisfies Record<Design, typeof drawCourse>;

export const drawRound = (pen: Pen, design: Design, picture: RoundPicture, ink: Ink): void =>
  DRAW[design](pen, picture, ink);
