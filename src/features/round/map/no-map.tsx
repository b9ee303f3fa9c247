import type { Hole } from '#src/domain/entities/round.entity.ts';
import { shownYards } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { useNetwork } from '#src/platform/state.ts';
import { PlaceIcon } from '#src/ui/icons/icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';
import { copy } from './copy.ts';
import { MapHead } from './map-head.tsx';
import { MapNumbers } from './map-numbers.tsx';

type Props = {
  readonly hole: Hole;
  readonly courseName: string;
  /** True if the course has a map, but without this hole. */
  readonly hasMap: boolean;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onCard: () => void;
  readonly onGet: (() => void) | undefined;
};

/** Without a map, the card's length replaces the figures and scoring comes first. */
export const NoMap = ({ hole, courseName, hasMap, onPrevious, onNext, onCard, onGet }: Props) => {
  const { units } = usePreferences();
  const isOffline = useNetwork() === 'offline';
  return (
    <div data-fills className="grid grid-cols-[minmax(0,1fr)]">
      <div className="-mx-4 flex flex-col lg:mx-0 lg:max-w-120">
        <MapHead hole={hole} facts={[courseName]} onPrevious={onPrevious} onNext={onNext} />
        <MapNumbers
          middle={hole.yards ? shownYards(hole.yards, units) : undefined}
          label={copy.fromCard[units === 'metric' ? 'm' : 'yd']}
          isPoor={false}
        />
        <div className="flex flex-1 flex-col items-start justify-center gap-4 p-4">
          <ContourDrawing className="w-40 self-center" />
          <p className="text-lead font-medium">{hasMap ? copy.noHole : copy.noMap}</p>
          {!hasMap && <p>{copy.noMapText}</p>}
          {!hasMap && onGet && (
            <Button disabled={isOffline} onClick={onGet}>
              <PlaceIcon className="size-5" />
              {copy.get}
            </Button>
          )}
        </div>
        <Foot className="grid px-3 py-2">
          <Button size="play" variant="primary" onClick={onCard}>
            {copy.score}
          </Button>
        </Foot>
      </div>
    </div>
  );
};
