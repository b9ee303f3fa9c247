import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useGround, usePocketBook } from '#src/data/queries/ground.ts';
import { distancesTo, hazardsShown, holeTile, openHole, openPack, packHoleOf, sidedHazards } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { HoleDrawing } from '#src/ui/figures/hole-drawing.tsx';
import { copy } from './copy.ts';

type Props = {
  readonly roundId: string;
  readonly courseId: string | undefined;
  /** The hole's number on the card. */
  readonly n: number;
  /** Distances only: no plan. */
  readonly isCompetition: boolean;
};

const SIZE = { width: 110, height: 150 };
const MOST_HAZARDS = 2;

/** The hole as a tile, and the trouble ahead of its tee. Undefined if the map lacks it. */
const useHole = (courseId: string | undefined, cardHole: number) => {
  const { ground } = useGround(courseId);
  return useMemo(() => {
    const pack = ground?.pack;
    const n = pack && packHoleOf(pack, cardHole);
    const drawing = n === undefined ? undefined : holeTile(pack!, n, SIZE);
    if (!drawing) return undefined;
    const tee = openPack(pack!).plane.toPosition(openHole(pack!, n!)!.line[0]!);
    const { frontM, middleM } = distancesTo(pack!, n!, tee)!;
    const hazards = hazardsShown(sidedHazards(pack!, n!, tee), frontM ?? middleM).slice(0, MOST_HAZARDS);
    return { drawing, hazards, n, attribution: pack!.attribution };
  }, [ground, cardHole]);
};

/**
 * The hole on the pad's empty part, where there is a map and room for it: its shape, the carries over the next trouble,
 * and the first clubs of the plan. A tap on it turns the pad over to the map, as the header's button does.
 */
export const PadHole = ({ roundId, courseId, n: cardHole, isCompetition }: Props) => {
  const { units } = usePreferences();
  const { book } = usePocketBook(courseId);
  const hole = useHole(courseId, cardHole);
  if (!hole) return null;
  const plan = isCompetition ? undefined : book?.holes.find(({ n }) => n === hole.n);
  const unit = yardUnit(units);
  return (
    <div className="absolute inset-x-0 inset-y-1 [container-type:size]">
      <div className="hidden size-full gap-3 [@container(min-height:5rem)]:flex">
        <Link
          to="/playing"
          search={{ round: roundId, view: 'map', hole: cardHole }}
          replace
          // For a finger: keys and screen readers have the header's button.
          aria-hidden
          tabIndex={-1}
          // As wide as the row of buttons leaves it, or above that row.
          className="h-full shrink-0 [@container(min-height:9rem)]:h-[calc(100%-3rem)]"
        >
          <HoleDrawing
            isTile
            drawing={hole.drawing}
            className="h-full w-auto max-w-17 rounded-control [@container(min-height:9rem)]:max-w-none"
          />
        </Link>
        {/* Above the row of buttons. A line that does not fit wraps out of sight. */}
        <div className="mb-11 flex min-w-0 flex-1 flex-col text-note leading-snug">
          <div className="flex min-h-0 flex-1 flex-col flex-wrap content-start overflow-hidden *:w-full">
            {hole.hazards.map((hazard) => (
              <p key={`${hazard.kind} ${hazard.reachM}`}>
                {copy.padTrouble(hazard, shownMetres(hazard.carryM, units), unit)}
              </p>
            ))}
            {plan && <p className="text-rough">{copy.padPlan(plan.shots.map(({ club }) => club))}</p>}
          </div>
          <p className="truncate text-fine text-rough">{hole.attribution}</p>
        </div>
      </div>
    </div>
  );
};
