import { proposedClubs } from '#src/domain/bag/proposed-clubs.ts';
import { METRES_PER_YARD } from '@divot/golf-rules';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import { useOwnCarries } from './use-own-carries.ts';

type Props = {
  readonly lengthM: number;
  readonly club: string | undefined;
  readonly onChoose: (club: string) => void;
};

/** The golfer's own clubs that carry about as far as this stroke went. */
export const ClubChoice = ({ lengthM, club, onChoose }: Props) => {
  const clubs = proposedClubs(useOwnCarries(), lengthM / METRES_PER_YARD);
  return (
    clubs.length > 0 && (
      <SegmentedControl
        play
        label={copy.club}
        value={club}
        segments={clubs.map((value) => ({ value, label: <span className="figures">{value}</span> }))}
        onChange={onChoose}
      />
    )
  );
};
