import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { MapIcon } from '#src/ui/icons/screen-icons.ts';
import { useGround } from '#src/data/queries/ground.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = { readonly round: Round; readonly hole: Hole; readonly go: GoTo };

/** Turns the pad over to the hole's map in one tap. Only while a course is being played. */
export const MapButton = ({ round, hole, go }: Props) =>
  round.status === 'active' &&
  round.courseId !== undefined && (
    <IconButton
      label={copy.pad.map}
      icon={<MapIcon />}
      onClick={() => go({ round: round.id, view: 'map', hole: hole.n }, { replace: true })}
    />
  );

/** Leads from the card to its shots on the map, if this device has the course's map. */
export const ShotsMapButton = ({ round, go }: Pick<Props, 'round' | 'go'>) => {
  const { ground } = useGround(round.courseId);
  return (
    ground !== undefined && (
      <Button onClick={() => go({ round: round.id, view: 'shots' })}>
        <MapIcon className="size-5" />
        {copy.card.shots}
      </Button>
    )
  );
};
