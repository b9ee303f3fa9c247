import { useMemo } from 'react';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { HoleRecord } from '#src/domain/rounds/course-record.ts';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import { type CoursePack, holePicture, packHoleOf } from '@divot/ground';
import { holeOf } from '@divot/golf-rules';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { holeLengthTexts } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { HoleDrawing } from '#src/ui/figures/hole-drawing.tsx';
import { diagramOf } from '#src/data/queries/hole-drawings.ts';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';

const FRAME = { width: 390, height: 400, margin: { top: 30, side: 22, bottom: 18 } };
const MOST_SCORES = 8;

type HolePictureProps = {
  readonly pack: CoursePack | undefined;
  readonly n: number;
  /** The card's length: what is drawn of a hole that is on no map. */
  readonly yards: number | undefined;
};

/** The hole from above, tee at the bottom. Nothing if neither map nor card knows it. */
const HolePicture = ({ pack, n, yards }: HolePictureProps) => {
  const { units } = usePreferences();
  const mapped = pack && packHoleOf(pack, n);
  const drawing = useMemo(
    () =>
      mapped === undefined
        ? yards && diagramOf(yards, FRAME, units)
        : holePicture(pack!, mapped, { ...FRAME, lens: { radius: 84 } }),
    [pack, mapped, yards, units],
  );
  if (!drawing) return null;
  return (
    <div className="-mx-4 flex flex-col gap-1 lg:mx-0">
      <div className="relative bg-ground-rough">
        <HoleDrawing drawing={drawing} label={copy.picture(n)} className="mx-auto block h-auto max-h-[60dvh] w-full" />
        {mapped !== undefined && (
          <Attribution
            pack={pack}
            className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline"
          />
        )}
      </div>
      {mapped === undefined && <p className="px-4 text-fine text-rough lg:px-0">{copy.noMapDrawn}</p>}
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
      <HolePicture pack={pack} n={n} yards={hole.yards} />
      <Scores record={record} />
    </section>
  );
};
