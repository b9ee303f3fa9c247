import { useState } from 'react';
import { useMarksOf, useRoundMarks } from '#src/data/queries/ground.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import {
  type Ball,
  type CoursePack,
  type MissPattern,
  type Position,
  type ShotRow,
  ballsOn,
  distance,
  marksOn,
  missPattern,
  openHole,
  openPack,
  packHoleOf,
  rightOfHole,
  shotRows,
} from '@divot/ground';
import { footUnit, shownFeet, shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import { ShotsDrawing, isCost, signedGain } from './shots-drawing.tsx';
import { METRES_PER_FOOT } from '@divot/basics';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { HoleHistory } from '#src/ui/charts/hole-history.tsx';
import { scoreMark } from '#src/ui/primitives/score.tsx';
import { useCourseRounds } from '#src/data/queries/course-rounds.ts';
import { clsx } from 'clsx';

type ShotListProps = {
  readonly rows: readonly ShotRow[];
  readonly flag: Position;
  readonly metresBetween: (a: Position, b: Position) => number;
};

/** The hole's strokes in words: club, length, where the ball finished, strokes gained. */
const ShotList = ({ rows, flag, metresBetween }: ShotListProps) => {
  const { units } = usePreferences();
  const lengthOf = ({ from, to, putts }: ShotRow) =>
    putts === undefined
      ? `${shownMetres(metresBetween(from, to ?? flag), units)} ${yardUnit(units)}`
      : `${shownFeet(Math.round(from.toHoleM / METRES_PER_FOOT), units)} ${footUnit(units)}`;
  return (
    <ol className="rule-t">
      {rows.map((row, at) => (
        <li key={row.from.id ?? 'tee'} className="rule-b flex min-h-touch flex-wrap items-center gap-x-3 py-1.5">
          <span className="figures w-5 font-strong">{at + 1}</span>
          <span className="row-words">
            <span className="font-medium">
              {row.putts === undefined ? (row.from.club ?? copy.lies[row.from.lie]) : copy.puttCount(row.putts)}
            </span>
            {row.to && <span className="text-note text-rough"> {copy.endsOn(copy.lies[row.to.lie])}</span>}
          </span>
          <span className="figures">{lengthOf(row)}</span>
          <span
            className={clsx(
              'figures w-[3rem] text-right font-strong',
              row.gained !== undefined && (isCost(row.gained) ? 'text-flag-ink' : 'text-fairway-ink'),
            )}
          >
            {row.gained === undefined ? '' : signedGain(row.gained)}
          </span>
        </li>
      ))}
    </ol>
  );
};

type HolePlayed = { readonly playedOn: string; readonly strokes: number; readonly par: number };

const MOST_SCORES = 8;

/** One hole in all rounds of its course: the other rounds' balls, where the tee shots went, the newest scores. */
const useHoleRounds = (round: Round, pack: CoursePack, cardHole: number) => {
  const { rounds } = useCourseRounds(round.courseId);
  const marked = useMarksOf(rounds.map(({ id }) => id));
  const n = packHoleOf(pack, cardHole);
  const plays = rounds.flatMap((one) =>
    one.holes
      .filter((hole) => packHoleOf(pack, hole.n) === n)
      .map((hole) => {
        const marks = marked.find(({ roundId }) => roundId === one.id);
        const flag = marks?.flags[String(hole.n)];
        const balls = marks && n !== undefined ? ballsOn({ pack, n, marks: marksOn(marks, hole.n), flag }) : [];
        return { ...hole, id: one.id, playedOn: one.playedOn, balls };
      }),
  );
  const isOther = (play: (typeof plays)[number]) => play.id !== round.id || play.n !== cardHole;
  return {
    others: plays.filter(isOther).flatMap(({ balls }): (readonly Ball[])[] => (balls.length > 1 ? [balls] : [])),
    pattern: missPattern(
      plays.map(({ balls: [, drive], fairway }) => ({
        fairway,
        rightM: drive && n !== undefined ? rightOfHole(pack, n, drive) : undefined,
      })),
    ),
    /** Oldest first. */
    plays: plays
      .flatMap(({ playedOn, strokes, par, pickedUp }): HolePlayed[] =>
        strokes === undefined || pickedUp ? [] : [{ playedOn, strokes, par }],
      )
      .slice(0, MOST_SCORES)
      .toReversed(),
  };
};

type HoleBeforeProps = {
  readonly n: number;
  readonly plays: readonly HolePlayed[];
  readonly pattern: MissPattern | undefined;
};

/** The same hole in all its rounds: the scores, and the side the tee shots tend to. */
const HoleBefore = ({ n, plays, pattern }: HoleBeforeProps) => {
  const { units } = usePreferences();
  if (plays.length < 2) return null;
  const away = pattern?.meanM === undefined ? undefined : `${shownMetres(pattern.meanM, units)} ${yardUnit(units)}`;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-note font-strong">{copy.thisHole(plays.length)}</h2>
      <HoleHistory
        label={copy.scoresOn(n)}
        scores={plays.map(({ strokes, par, playedOn }) => ({
          strokes,
          mark: scoreMark(strokes - par),
          label: `${dayText(playedOn)}: ${strokes}, ${scoreName(strokes, par)}`,
        }))}
      />
      {pattern && <p className="text-note text-rough">{copy.missPattern(pattern, away)}</p>}
    </section>
  );
};

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
