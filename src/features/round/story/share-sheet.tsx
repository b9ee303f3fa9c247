import { useEffect, useRef, useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { holesInPlay } from '#src/domain/rounds/play-order.ts';
import { bestHole } from '#src/domain/rounds/round-story.ts';
import { isPlayed, roundTotals, toParText } from '#src/domain/rounds/totals.ts';
import { dayText } from '#src/platform/day-text.ts';
import { canSharePicture, sharePicture } from '#src/platform/share-picture.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { courseName } from '#src/features/round/card/course-name.ts';
import { scoreSaid } from '#src/features/round/pad/score-said.ts';
import { HEIGHT, type RoundPicture, WIDTH, drawRound, inkOf } from './draw-round.ts';
import { copy } from './copy.ts';

const CHOICES = ['course', 'marks', 'best', 'index'] as const;
type Choice = (typeof CHOICES)[number];

const pictureOf = (round: Round, index: number | undefined, chosen: readonly Choice[]): RoundPicture => {
  const { strokes, toPar } = roundTotals(round);
  const best = bestHole(round.holes);
  const has = (choice: Choice) => chosen.includes(choice);
  const played = holesInPlay(round).filter(isPlayed);
  return {
    strokes,
    toPar: toParText(toPar),
    course: has('course') ? courseName(round) : undefined,
    day: has('course') ? dayText(round.playedOn) : undefined,
    index:
      has('index') && index !== undefined ? { label: copy.share.indexWord, value: handicapText(index) } : undefined,
    best: has('best') && best ? copy.share.best(best.n, scoreSaid(best)) : undefined,
    marks: has('marks')
      ? played.map(({ strokes: taken, par }) => (taken === undefined ? undefined : taken - par))
      : undefined,
    brand: copy.share.brand,
  };
};

const Preview = ({
  picture,
  canvas,
}: {
  readonly picture: RoundPicture;
  readonly canvas: React.Ref<HTMLCanvasElement>;
}) => (
  <canvas
    ref={canvas}
    width={WIDTH}
    height={HEIGHT}
    role="img"
    aria-label={copy.share.preview(picture.strokes)}
    className="edge mx-auto w-52 rounded-control"
  />
);

type Props = {
  readonly round: Round;
  readonly index: number | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What goes on the picture, seen before it leaves the device; nothing but the score is in it unasked. */
const Content = ({ round, index }: Pick<Props, 'round' | 'index'>) => {
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = pictureOf(round, index, chosen);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawRound(pen, picture, inkOf(document.documentElement));
  });
  const name = copy.share.file(round.playedOn);
  const blob = () =>
    new Promise<Blob | null>((resolve) =>
      canvas.current ? canvas.current.toBlob(resolve, 'image/png') : resolve(null),
    );
  const save = async () => {
    const made = await blob();
    if (made) saveFile(name, 'image/png', made);
  };
  const send = async () => {
    const made = await blob();
    const shared = made !== null && (await sharePicture(made, name));
    if (!shared) showToast({ text: copy.share.failed, tone: 'error' });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-note text-rough">{copy.share.lead}</p>
      <Preview picture={picture} canvas={canvas} />
      <div className="grid grid-cols-2">
        {CHOICES.filter((choice) => choice !== 'index' || index !== undefined).map((choice) => (
          <Checkbox
            key={choice}
            label={copy.share.choices[choice]}
            checked={chosen.includes(choice)}
            onChange={(on) => setChosen(on ? [...chosen, choice] : chosen.filter((other) => other !== choice))}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button size="play" className="px-2!" onClick={() => void save()}>
          {copy.share.save}
        </Button>
        {canSharePicture() && (
          <Button size="play" variant="primary" className="px-2!" onClick={() => void send()}>
            {copy.share.send}
          </Button>
        )}
      </div>
    </div>
  );
};

export const ShareSheet = ({ round, index, open, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title={copy.share.title}>
    <Content round={round} index={index} />
  </Sheet>
);
