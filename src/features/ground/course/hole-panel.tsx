import { useMemo } from 'react';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { HoleRecord } from '#src/domain/rounds/course-record.ts';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import { type CoursePack, holeView, packHoleOf } from '@divot/ground';
import { holeOf } from '@divot/golf-rules';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { holeLengthTexts } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { GroundShapes } from '#src/ui/figures/ground-shapes.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';

const FRAME = { width: 360, height: 340, margin: { top: 26, side: 24, bottom: 14 } };
const MOST_SCORES = 8;

/** The hole from above, tee at the bottom. Nothing if the map lacks it. */
const HolePicture = ({ pack, n }: { readonly pack: CoursePack; readonly n: number }) => {
  const drawn = packHoleOf(pack, n);
  const view = useMemo(() => (drawn === undefined ? undefined : holeView(pack, drawn, FRAME)), [pack, drawn]);
  if (!view) return null;
  const [x, y] = view.pointToView(view.hole.middle);
  return (
    <div className="relative -mx-4 lg:mx-0">
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={copy.picture(n)}
        className="block h-auto max-h-[60dvh] w-full bg-ground-rough"
      >
        <GroundShapes shapes={view.shapes} patterns />
        <path d={`M${x} ${y}v-24l14 4.5-14 4.5`} className="fill-flag stroke-ink" />
      </svg>
      <Attribution
        pack={pack}
        className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline"
      />
    </div>
  );
};

const Scores = ({ record: { n, plays, average, averageToPar, counts } }: { readonly record: HoleRecord }) =>
  average === undefined || averageToPar === undefined ? (
    <p className="text-note text-rough">{copy.notPlayed}</p>
  ) : (
    <div className="flex flex-col gap-1.5">
      <p className="text-note">
        <span className="figures font-medium">{copy.average(average, averageToPar)}</span>
        {DOT}
        {copy.counts(counts)}
      </p>
      <HoleHistory
        label={copy.scoresOn(n)}
        scores={plays
          .slice(0, MOST_SCORES)
          .toReversed()
          .map(({ strokes, par, playedOn }) => ({
            strokes,
            mark: scoreMark(strokes - par),
            label: `${strokes}, ${scoreName(strokes, par)}, ${dayText(playedOn)}`,
          }))}
      />
    </div>
  );

type Props = {
  readonly tee: Tee;
  readonly pack: CoursePack | undefined;
  readonly record: HoleRecord;
  readonly onHole: (n: number) => void;
};

/** One hole of the course: from above, what the card says of it, and the golfer's scores on it. */
export const HolePanel = ({ tee, pack, record, onHole }: Props) => {
  const { units } = usePreferences();
  const { n } = record;
  const hole = holeOf(tee, n);
  const length = holeLengthTexts(holeLength(hole, pack), units);
  const holes = tee.par.length;
  return (
    <section aria-label={copy.hole(n)} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <IconButton label={copy.previous} icon={<BackIcon />} onClick={() => onHole(n === 1 ? holes : n - 1)} />
        <div className="flex items-center gap-3">
          <span className="figures text-title font-strong">{n}</span>
          <span className="figures flex flex-col text-note">
            <span className="font-medium">
              {[copy.par(hole.par), hole.si && copy.si(hole.si)].filter(Boolean).join(DOT)}
            </span>
            <span className="text-rough">{[length.card, length.map].filter(Boolean).join(' ')}</span>
          </span>
        </div>
        <IconButton label={copy.next} icon={<ForwardIcon />} onClick={() => onHole(n === holes ? 1 : n + 1)} />
      </div>
      {pack && <HolePicture pack={pack} n={n} />}
      <Scores record={record} />
    </section>
  );
};
