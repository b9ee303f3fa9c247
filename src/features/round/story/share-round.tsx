import { useHolePicture } from '#src/data/queries/ground.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { holesInPlay, isPlayed, roundTotals, scoreName, toParText } from '@divot/golf-rules';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { bestHole } from '#src/domain/rounds/round-story.ts';
import { dayText } from '#src/platform/day-text.ts';
import { picturePaths } from '#src/platform/share-picture.ts';
import { HOLE_FRAME, type SharedCourse, type SharedHole, drawGround } from '#src/ui/primitives/share-ground.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { copy } from './copy.ts';
import { drawMark, drawPaper } from '#src/ui/primitives/share-drawing.ts';
import { type Ink, MARGIN, type Pen, WIDTH, write } from '#src/ui/primitives/share-pen.ts';

// A round as a picture. It shows only the data passed in.

type RoundPicture = {
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

const drawRound = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
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

const words = copy.share;
const CHOICES = ['course', 'marks', 'best', 'index'] as const;
type Choice = (typeof CHOICES)[number];

type Shown = { readonly index: number | undefined; readonly hole: SharedHole | undefined };

const pictureOf = (round: Round, { index, hole }: Shown, chosen: readonly string[]): RoundPicture => {
  const { strokes, toPar } = roundTotals(round);
  const best = bestHole(round.holes);
  const has = (choice: Choice) => chosen.includes(choice);
  const played = holesInPlay(round).filter(isPlayed);
  return {
    strokes,
    toPar: toParText(toPar),
    course: has('course') ? courseAndTee(round) : undefined,
    ground: has('course') ? { name: round.courseSnapshot?.name ?? '', hole } : undefined,
    day: has('course') ? dayText(round.playedOn) : undefined,
    index: has('index') && index !== undefined ? { label: words.indexWord, value: handicapText(index) } : undefined,
    best:
      has('best') && best?.strokes !== undefined ? words.best(best.n, scoreName(best.strokes, best.par)) : undefined,
    marks: has('marks')
      ? played.map(({ strokes: taken, par }) => (taken === undefined ? undefined : taken - par))
      : undefined,
  };
};

type Props = {
  readonly round: Round;
  readonly index: number | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The round as a picture. It contains only the score unless the golfer adds more. */
export const ShareRound = ({ round, index, open, onClose }: Props) => {
  const hole = useHolePicture(open ? round.courseId : undefined, undefined, HOLE_FRAME);
  return (
    <ShareSheet
      open={open}
      onClose={onClose}
      title={words.title}
      preview={words.preview(roundTotals(round).strokes)}
      choices={CHOICES.filter((choice) => choice !== 'index' || index !== undefined).map((id) => ({
        id,
        label: words.choices[id],
      }))}
      draw={(pen, chosen, ink) => drawRound(pen, pictureOf(round, { index, hole }, chosen), ink)}
      words={words}
      {...picturePaths(words.file(round.playedOn))}
    />
  );
};
