import * as controlIcons from '#src/ui/icons/control-icons.ts';
import * as frameIcons from '#src/ui/icons/frame-icons.ts';
import * as screenIcons from '#src/ui/icons/screen-icons.ts';
import { DivotMark } from '#src/ui/icons/divot-mark.tsx';
import { Score, ToPar, scoreMark } from '#src/ui/primitives/score.tsx';
import type { Exhibit } from '#dev/gallery/exhibit.ts';

const words = ['double eagle', 'eagle', 'birdie', 'par', 'bogey', 'double bogey', 'triple bogey'];
const scores = (size: 'row' | 'pad') => (
  <div className="flex flex-wrap items-end gap-5">
    {words.map((word, index) => (
      <figure key={word} className="flex flex-col items-center gap-2">
        <Score strokes={index + 1} mark={scoreMark(index - 3)} size={size} label={`${index + 1}, ${word}`} />
        <figcaption className="text-fine text-rough">{word}</figcaption>
      </figure>
    ))}
  </div>
);

const type = {
  score: <p className="figures text-score font-strong">14.2</p>,
  figure: <p className="figures text-figure font-strong break-all">0123456789</p>,
  title: <p className="text-title font-strong">Good evening, Sam</p>,
  head: <p className="text-head font-strong">Over The Top costs you about 1.1 a round</p>,
  lead: <p className="text-lead">First putt 24 ft</p>,
  body: (
    <p className="measure text-body">
      You drift off the ball on the way back; the band we call normal ends at 0.20 of your torso length.
    </p>
  ),
  note: <p className="text-note text-rough">n = 6 rounds, estimated</p>,
  fine: <p className="text-fine text-rough">synced 14:02</p>,
  label: <p className="label text-rough">This month</p>,
};

export const notation: readonly Exhibit[] = [
  {
    name: 'Score',
    states: {
      row: scores('row'),
      pad: scores('pad'),
      level: (
        <p className="figures text-head">
          72 <ToPar>E</ToPar>
        </p>
      ),
      card: (
        <p className="flex gap-1">
          {[4, 5, 3, 4, 6, 4, 3, 5, 4].map((score, hole) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixed row of holes
            <Score key={hole} strokes={score} mark={scoreMark(score - 4)} size="card" />
          ))}
        </p>
      ),
    },
  },
  { name: 'Type', states: type },
  {
    name: 'Icons',
    isWide: true,
    states: {
      all: (
        <div className="flex flex-wrap gap-3">
          {Object.entries({ ...controlIcons, ...frameIcons, ...screenIcons }).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon className="size-6" />
            </span>
          ))}
        </div>
      ),
    },
  },
  { name: 'DivotMark', states: { large: <DivotMark className="size-24" />, small: <DivotMark className="size-8" /> } },
];
