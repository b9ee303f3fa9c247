import { useState } from 'react';
import { useHeroHole, useHolePicture } from '#src/data/queries/hole-drawings.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { bestHole } from '#src/domain/rounds/round-story.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { picturePaths } from '#src/platform/files/share-picture.ts';
import { ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { type NumberPicture, drawNumber } from '#src/ui/primitives/share-drawing.ts';
import { MOMENT_FRAME } from '#src/ui/primitives/share-ground.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { copy } from './copy.ts';

const words = copy.share;

type MomentProps = {
  readonly action: string;
  readonly file: string;
  readonly picture: NumberPicture;
  readonly round: Round;
  /** The hole whose ground is shown, if the golfer shows the course. If absent, the one that stands for the round. */
  readonly hole?: number;
};

const Moment = ({ action, file, picture, round, hole }: MomentProps) => {
  const [isOpen, setOpen] = useState(false);
  const hero = useHeroHole(round, undefined);
  const picturedHole = useHolePicture(round, isOpen ? (hole ?? hero?.n) : undefined, MOMENT_FRAME);
  const place = {
    lines: [courseAndTee(round), dayText(round.playedOn)],
    ground: { name: round.courseSnapshot?.name ?? '', hole: picturedHole },
  };
  return (
    <>
      <Button variant="quiet" className="-ml-4 self-start" onClick={() => setOpen(true)}>
        <ShareIcon className="size-5" />
        {action}
      </Button>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={action}
        preview={words.previewOf(picture.title, picture.number)}
        choices={[{ id: 'course', label: words.choices.course }]}
        draw={(pen, chosen, ink) => drawNumber(pen, { ...picture, ...(chosen.includes('course') ? place : {}) }, ink)}
        words={words}
        {...picturePaths(file)}
      />
    </>
  );
};

/** Offers to share a round's best hole if it is par or better. */
export const ShareBestHole = ({ round }: { readonly round: Round }) => {
  const best = bestHole(round.holes);
  if (best?.strokes === undefined || best.strokes > best.par) return null;
  return (
    <Moment
      action={words.hole(best.n)}
      file={words.fileOf('hole', round.playedOn)}
      picture={{
        number: String(best.strokes),
        title: words.best(best.n, scoreName(best.strokes, best.par)),
        over: best.strokes - best.par,
      }}
      round={round}
      hole={best.n}
    />
  );
};

type IndexProps = { readonly round: Round; readonly before: number; readonly after: number };

/** Offers to share an index that has come down. */
export const ShareIndex = ({ round, before, after }: IndexProps) => (
  <Moment
    action={words.index}
    file={words.fileOf('index', round.playedOn)}
    picture={{ number: handicapText(after), title: words.indexWord, beside: words.from(handicapText(before)) }}
    round={round}
  />
);
