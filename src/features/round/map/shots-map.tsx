import { clsx } from 'clsx';
import { useState } from 'react';
import { useGround, useRoundMarks } from '#src/data/queries/ground.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import type { CoursePack } from '#src/domain/ground/course-pack.ts';
import { marksOn } from '#src/domain/ground/ground-marks.ts';
import { type Ball, ballsOn } from '#src/domain/ground/hole-from-marks.ts';
import { holeView } from '#src/domain/ground/hole-view.ts';
import { packHoleOf } from '#src/domain/ground/pack-hole.ts';
import type { Point } from '#src/domain/ground/plane.ts';
import { expectedStrokes } from '#src/domain/strokes-gained/strokes-gained.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { BackIcon, ForwardIcon } from '#src/ui/icons/icons.ts';
import { GroundShapes } from '#src/ui/figures/ground-shapes.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Attribution } from '#src/features/round/ground/attribution.tsx';
import { shownMetres, yardUnit } from '#src/features/round/lengths.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { copy } from './copy.ts';

type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };

const FRAME = { width: 360, height: 560, margin: { top: 40, side: 48, bottom: 30 } };
const YARD_M = 0.9144;
const FEET_IN_YARD = 3;
const BEND = 0.14;

/** Strokes gained from one marked ball to the next, the same benchmark as the card's. */
const gainedBetween = (from: Ball, to: Ball | undefined): number | undefined => {
  if (to === undefined) return undefined;
  const expected = ({ lie, toHoleM }: Ball) => {
    const yards = toHoleM / YARD_M;
    return expectedStrokes(lie, Math.max(1, lie === 'green' ? yards * FEET_IN_YARD : yards));
  };
  return expected(from) - expected(to) - (to.isDrop ? 2 : 1);
};

const signed = (gained: number) => `${gained < 0 ? '−' : '+'}${Math.abs(gained).toFixed(1)}`;

const Arc = ({
  from,
  to,
  gained,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly gained: number | undefined;
}) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [bx, by] = [(from[0] + to[0]) / 2 + dy * BEND, (from[1] + to[1]) / 2 - dx * BEND];
  const isCost = gained !== undefined && gained < 0;
  const d = `M${from[0]} ${from[1]}Q${bx} ${by} ${to[0]} ${to[1]}`;
  return (
    <g>
      <path d={d} fill="none" className="stroke-paper stroke-[6px] opacity-75" />
      <path
        d={d}
        fill="none"
        strokeDasharray={isCost ? '7 5' : undefined}
        className={clsx(
          'stroke-[3px]',
          isCost ? 'stroke-flag' : gained === undefined ? 'stroke-ink' : 'stroke-fairway-ink',
        )}
      />
      {gained !== undefined && (
        <g>
          <rect
            x={(bx + (from[0] + to[0]) / 2) / 2 - 22}
            y={(by + (from[1] + to[1]) / 2) / 2 - 12}
            width="44"
            height="24"
            rx="4"
            className="fill-paper"
          />
          <text
            x={(bx + (from[0] + to[0]) / 2) / 2}
            y={(by + (from[1] + to[1]) / 2) / 2 + 6}
            textAnchor="middle"
            fontSize="17"
            className="figures fill-ink font-strong"
          >
            {signed(gained)}
          </text>
        </g>
      )}
    </g>
  );
};

const HoleWithShots = ({
  pack,
  n,
  hole,
  balls,
  flag,
}: {
  readonly pack: CoursePack;
  readonly n: number;
  readonly hole: Hole;
  readonly balls: readonly Ball[];
  readonly flag: Point | undefined;
}) => {
  const { units } = usePreferences();
  const view = holeView(pack, n, FRAME)!;
  const at = balls.map(view.toView);
  const cup = flag ?? view.pointToView(view.hole.middle);
  const inWords = balls.map((ball, i) =>
    copy.shotInWords(i + 1, copy.lies[ball.lie], shownMetres(ball.toHoleM, units), yardUnit(units)),
  );
  return (
    <div className="relative mx-auto w-full max-w-105 overflow-hidden rounded-control">
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={`${copy.title(hole.n)}. ${inWords.join(' ')}`}
      >
        <rect width={FRAME.width} height={FRAME.height} className="fill-ground-rough" />
        <GroundShapes shapes={view.shapes} patterns />
        {balls.map((ball, i) => (
          <Arc key={ball.id ?? 'tee'} from={at[i]!} to={at[i + 1] ?? cup} gained={gainedBetween(ball, balls[i + 1])} />
        ))}
        {at.map(([x, y], i) => (
          <circle key={balls[i]!.id ?? 'tee'} cx={x} cy={y} r="6" className="fill-paper stroke-ink stroke-2" />
        ))}
        <path d={`M${cup[0]} ${cup[1]}V${cup[1] - 24}`} className="stroke-ink stroke-2" />
        <path d={`M${cup[0]} ${cup[1] - 24}l14 4.5-14 4.5Z`} className="fill-flag stroke-ink" />
      </svg>
      <Attribution className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine leading-tight text-ink no-underline" />
    </div>
  );
};

/** The round afterwards, hole by hole: the shots that were marked, over the ground they were played on. */
export const ShotsMap = ({ round, hole, go }: Props) => {
  const { ground, ready } = useGround(round.courseId);
  const marked = useRoundMarks(round.id);
  const [first] = useState(() => hole ?? round.holesPlanned[0] ?? 1);
  const shown = hole ?? first;
  const current = round.holes.find(({ n }) => n === shown);
  const n = ground && packHoleOf(ground.pack, shown);
  const at = round.holesPlanned.indexOf(shown);
  const show = (next: number | undefined) =>
    next !== undefined && go({ round: round.id, view: 'shots', hole: next }, { replace: true });
  if (!ready) return null;
  return (
    <Page
      title={copy.roundTitle}
      lead={round.courseSnapshot?.name}
      back={
        <button
          type="button"
          className={`${textLinkLook} self-start`}
          onClick={() => go({ round: round.id, view: 'card' })}
        >
          <BackIcon className="size-4" />
          {copy.card}
        </button>
      }
    >
      <div className="flex items-center justify-center gap-4">
        <IconButton
          label={copy.previous}
          icon={<BackIcon />}
          disabled={at <= 0}
          onClick={() => show(round.holesPlanned[at - 1])}
        />
        <p className="figures text-head font-strong">{copy.holeScore(shown, current?.par ?? 4, current?.strokes)}</p>
        <IconButton
          label={copy.next}
          icon={<ForwardIcon />}
          disabled={at >= round.holesPlanned.length - 1}
          onClick={() => show(round.holesPlanned[at + 1])}
        />
      </div>
      {ground && n !== undefined && current ? (
        <Drawn pack={ground.pack} n={n} hole={current} marked={marked} />
      ) : (
        <EmptyState action={<Button onClick={() => go({ round: round.id, view: 'card' })}>{copy.card}</Button>}>
          {copy.noMap}
        </EmptyState>
      )}
    </Page>
  );
};

const Drawn = ({
  pack,
  n,
  hole,
  marked,
}: {
  readonly pack: CoursePack;
  readonly n: number;
  readonly hole: Hole;
  readonly marked: ReturnType<typeof useRoundMarks>;
}) => {
  const flag = marked.flags[String(hole.n)];
  const balls = ballsOn({ pack, n, marks: marksOn(marked, hole.n), flag });
  const view = holeView(pack, n, FRAME)!;
  return (
    <div className="flex flex-col gap-3">
      <HoleWithShots pack={pack} n={n} hole={hole} balls={balls} flag={flag && view.toView(flag)} />
      <p className="text-note text-rough">{balls.length === 0 ? copy.noMarks : copy.gainedHint}</p>
    </div>
  );
};
