import { placeOptions, seeAtOnce } from '#src/domain/body/pain-words.ts';
import { type MobilityTest, REGIONS } from '@divot/golf-content';
import { copy } from '#src/features/assessment/copy.ts';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.mobility;

type Props = {
  readonly test: MobilityTest;
  readonly side: 'left' | 'right' | undefined;
  /** The stored place. Without one, the area that the test screens counts. */
  readonly place: string | undefined;
  readonly onPlace: (place: string) => void;
};

/** The test's own area first, then the places the test loads (hardest first), then everywhere else. */
const placesFor = ({ area, loads }: MobilityTest): readonly string[] => {
  const rest = REGIONS.filter((region) => region !== area);
  return [area, ...rest.toSorted((a, b) => (loads[b] ?? 0) - (loads[a] ?? 0))];
};

/** A toe touch can hurt the back, so the golfer says where it hurts, and plans spare that place. */
export const PainPlace = ({ test, side, place = test.area, onPlace }: Props) => (
  <div className="flex flex-col gap-3">
    <div role="status" className="measure bg-flag-tint p-4 font-medium">
      <p>{words.painAdvice}</p>
      {seeAtOnce([place]).map((sign) => (
        <p key={sign} className="mt-2">
          {sign}
        </p>
      ))}
    </div>
    <Select
      label={side === undefined ? words.painPlace : `${words.painPlace}, ${side}`}
      value={place}
      options={placeOptions(placesFor(test))}
      onChange={onPlace}
    />
  </div>
);
