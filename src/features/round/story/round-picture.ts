import { drawBrand, drawMark, drawPaper, drawScore } from '#src/ui/primitives/share-drawing.ts';
import {
  type SharedCourse,
  type SharedHole,
  drawGround,
  drawHole,
  holeFrame,
  veil,
} from '#src/ui/primitives/share-ground.ts';
import { HEIGHT, type Ink, MARGIN, type Pen, WIDTH, write } from '#src/ui/primitives/share-pen.ts';

// A round as a picture, in three designs. It shows only the data passed in.

export const DESIGNS = ['course', 'board', 'poster'] as const;
export type Design = (typeof DESIGNS)[number];

const GROUND_HIGH = 800;
const FRAMES = {
  course: holeFrame(GROUND_HIGH, { radius: 176, y: 450 }),
  poster: { width: WIDTH, height: HEIGHT, margin: { top: 150, side: 60, bottom: 300 }, shiftX: 270 },
} as const;
/** The frame of the hole in a design. The board has none. */
export const frameOf = (design: Design) => FRAMES[design === 'poster' ? 'poster' : 'course'];

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
  /** The hole that is drawn, or the best: "Hole 3, birdie". */
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

/** The hole on its own ground, the whole picture high. */
const drawWall = (pen: Pen, ink: Ink, hole: SharedHole): void => {
  pen.fillStyle = ink['ground-rough'];
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHole(pen, ink, hole);
  veil(pen, ink, 'left', WIDTH * 0.62);
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

/** The holes as tiles with their numbers and scores, nine to a line. */
const drawTiles = (pen: Pen, holes: readonly PictureHole[], y: number, ink: Ink): void => {
  const step = (WIDTH - 2 * MARGIN) / 9;
  for (const [at, { n, strokes, par }] of holes.entries()) {
    const [x, top] = [MARGIN + step * (at % 9), y + 158 * Math.floor(at / 9)];
    const over = strokes === undefined ? 0 : strokes - par;
    if (over < 0) {
      pen.fillStyle = ink['ground-fairway'];
      pen.fillRect(x, top, step - 8, 146);
    } else {
      pen.strokeStyle = ink.rough;
      pen.lineWidth = 2;
      pen.strokeRect(x + 1, top + 1, step - 10, 144);
    }
    pen.textAlign = 'center';
    write(pen, String(n), { x: x + (step - 8) / 2, y: top + 40, size: 32, narrow: true, colour: ink.rough });
    pen.textAlign = 'left';
    drawScore(
      pen,
      strokes === undefined ? 'X' : String(strokes),
      over,
      { x: x + (step - 8) / 2, y: top + 96, half: 34 },
      over < 0 ? { ...ink, 'fairway-ink': ink.ink } : ink,
    );
  }
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

/** Where figure, outcome and order stand, and how much small print there is room for: with an order, and without. */
const COURSE = {
  ordered: { figure: 932, size: 160, below: 976, room: 0 },
  alone: { figure: 1030, size: 270, below: 1086, room: 2 },
} as const;
const BOARD = {
  ordered: { figure: 390, size: 180, below: 460, room: 1 },
  alone: { figure: 540, size: 340, below: 630, room: 4 },
} as const;
const POSTER = {
  ordered: { figure: 560, size: 340, below: 640, room: 1 },
  alone: { figure: 700, size: 560, below: 790, room: 3 },
} as const;
type Place = { readonly figure: number; readonly size: number; readonly below: number; readonly room: number };
const placeIn = (places: { readonly ordered: Place; readonly alone: Place }, { order }: RoundPicture): Place =>
  order ? places.ordered : places.alone;

/** The hole that stands for the round, or the photograph, above; the result on paper below. */
const drawCourse = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { ground, photo, outcome, order, holes, best } = picture;
  const place = placeIn(COURSE, picture);
  const drawn = photo ? undefined : ground?.hole;
  drawPaper(pen, ink);
  if (photo) drawPhoto(pen, photo, GROUND_HIGH, 0.55);
  else drawGround(pen, ink, ground, GROUND_HIGH);
  const over = photo ? onPhoto(ink) : ink;
  drawPlace(pen, picture, 120, over);
  if (best && drawn) write(pen, best, { x: MARGIN, y: 712, size: 52, weight: 700, colour: over.ink }, 480);
  drawFigure(pen, picture, place.figure, place.size, ink);
  if (outcome) write(pen, outcome, { x: MARGIN, y: place.below, size: 44, weight: 500, colour: ink.ink });
  if (order) drawOrder(pen, order, { y: outcome ? place.below + 44 : place.below, size: 33, step: 41 }, ink);
  const lines = smallPrint(ground?.hole ? { ...picture, best: undefined } : picture, place.room);
  drawLines(pen, lines, { y: 1148, size: 34, step: 44 }, ink);
  if (holes) drawMarks(pen, holes, 1196, ink);
};

/** The order and the card: what hangs on the board. */
const drawBoard = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { photo, outcome, order, holes } = picture;
  const place = placeIn(BOARD, picture);
  const boardInk = photo ? onPhoto(ink) : ink;
  drawPaper(pen, boardInk);
  if (photo) {
    drawPhoto(pen, photo, HEIGHT, 0.7);
    drawBrand(pen, boardInk);
  }
  drawPlace(pen, picture, 140, boardInk);
  drawFigure(pen, picture, place.figure, place.size, boardInk);
  if (outcome) write(pen, outcome, { x: MARGIN, y: place.below, size: 50, weight: 500, colour: boardInk.ink });
  if (order) drawOrder(pen, order, { y: place.below + 76, size: 48, step: 74 }, boardInk);
  drawLines(pen, smallPrint(picture, place.room), { y: holes ? 850 : 1130, size: 36, step: 48 }, boardInk);
  if (holes) drawTiles(pen, holes, 890, boardInk);
};

/** The hole that a poster is drawn on: a photograph hides it, and an order has too many words to stand on it. */
const wallOf = ({ photo, order, ground }: RoundPicture) => (photo || order ? undefined : ground?.hole);
const ON_WALL = 440;
const LONG_FIGURE = 280;

/** The hole over the whole picture, as on a wall, with the figure as large as it fits. Without one, light on dark. */
const drawPoster = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { photo, outcome, order, holes, figure } = picture;
  const place = placeIn(POSTER, picture);
  const hole = wallOf(picture);
  const wallInk = photo ? onPhoto(ink) : hole ? ink : turned(ink);
  drawPaper(pen, wallInk);
  if (photo) drawPhoto(pen, photo, HEIGHT, 0.55);
  if (hole) drawWall(pen, ink, hole);
  if (photo || hole) drawBrand(pen, wallInk);
  drawPlace(pen, picture, 140, wallInk);
  const largest = hole ? ON_WALL : place.size;
  drawFigure(pen, picture, place.figure, figure.length > 3 ? LONG_FIGURE : largest, wallInk);
  if (outcome) write(pen, outcome, { x: MARGIN, y: place.below, size: 56, weight: 700, colour: wallInk.ink });
  if (order) drawOrder(pen, order, { y: place.below + 84, size: 44, step: 72 }, wallInk);
  const lines = smallPrint(picture, place.room);
  drawLines(pen, lines, { y: order ? 1108 : place.below + 72 + 46 * (lines.length - 1), size: 36, step: 46 }, wallInk);
  if (holes) drawMarks(pen, holes, 1170, wallInk);
};

const DRAW = { course: drawCourse, board: drawBoard, poster: drawPoster } satisfies Record<Design, typeof drawCourse>;

export const drawRound = (pen: Pen, design: Design, picture: RoundPicture, ink: Ink): void =>
  DRAW[design](pen, picture, ink);
