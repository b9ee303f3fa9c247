import { useHolePicture } from '#src/data/queries/ground.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { holesInPlay, isPlayed, roundTotals, scoreName, toParText } from '@divot/golf-rules';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { bestHole } from '#src/domain/rounds/round-story.ts';
import { dayText } from '#src/platform/day-text.ts';
import { picturePaths } from '#src/platform/share-picture.ts';
import { HOLE_FRAME, type SharedHole } from '#src/ui/primitives/share-ground.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { copy } from './copy.ts';
import { type RoundPicture, drawRound } from './draw-round.ts';

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
