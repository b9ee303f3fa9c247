import { useState } from 'react';
import { useRoundMarks } from '#src/data/queries/ground.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type CoursePack, ballsOn, distance, marksOn, openHole, openPack, shotRows } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import { HoleBefore } from './hole-before.tsx';
import { ShotList } from './shot-list.tsx';
import { ShotsDrawing } from './shots-drawing.tsx';
import { useHoleRounds } from './use-hole-rounds.ts';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly pack: CoursePack;
  readonly n: number;
  readonly onEdit: () => void;
};

/** One hole after the round: its shots on the map and in words, and all rounds of the hole overlaid. */
export const HoleShots = ({ round, hole, pack, n, onEdit }: Props) => {
  const { units } = usePreferences();
  const marked = useRoundMarks(round.id);
  const [layer, setLayer] = useState<'round' | 'all'>('round');
  const { others, pattern, plays } = useHoleRounds(round, pack, hole.n);
  const flag = marked.flags[String(hole.n)];
  const balls = ballsOn({ pack, n, marks: marksOn(marked, hole.n), flag });
  const rows = shotRows(balls, hole.putts);
  const { plane } = openPack(pack);
  const isOverlaid = layer === 'all' && others.length > 0;
  const allRounds = copy.allRounds(others.length + (rows.length > 0 ? 1 : 0));
  const inWords = balls.map((ball, i) =>
    copy.shotInWords(i + 1, copy.lies[ball.lie], shownMetres(ball.toHoleM, units), yardUnit(units)),
  );
  return (
    <div className="grid gap-6 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-col gap-3">
        {others.length > 0 && (
          <SegmentedControl
            hideLabel
            label={copy.layers}
            value={layer}
            segments={[
              { value: 'round', label: copy.thisRound },
              { value: 'all', label: allRounds },
            ]}
            onChange={setLayer}
          />
        )}
        <ShotsDrawing
          pack={pack}
          n={n}
          label={[`${copy.title(hole.n)}.`, ...(isOverlaid ? [allRounds] : inWords)].join(' ')}
          rows={rows}
          flag={flag}
          others={others}
          isOverlaid={isOverlaid}
        />
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="figures text-head font-strong max-lg:hidden">
          {copy.holeScore(hole.n, hole.par, hole.strokes)}
        </h2>
        {rows.length > 0 && (
          <ShotList
            rows={rows}
            flag={flag ?? plane.toPosition(openHole(pack, n)!.middle)}
            metresBetween={(a, b) => distance(plane.toPoint(a), plane.toPoint(b))}
          />
        )}
        <p className="text-note text-rough">{rows.length === 0 ? copy.noMarks : copy.gainedHint}</p>
        <HoleBefore n={hole.n} plays={plays} pattern={pattern} />
        <Button className="self-start" onClick={onEdit}>
          {rows.length === 0 ? copy.addMarks : copy.moveMarks}
        </Button>
      </div>
    </div>
  );
};
