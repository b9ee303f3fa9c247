import { rememberPain } from '#src/data/commands/pain.ts';
import { reportPain } from '#src/data/commands/workouts.ts';
import { painSheetWords, placeOptions, seeAtOnce } from '#src/domain/body/pain-words.ts';
import { REGIONS } from '@divot/golf-content';
import type { Trainee } from '#src/domain/training/candidates.ts';
import { areaOf } from '#src/domain/training/pain.ts';
import { PainSheet } from '#src/ui/primitives/pain-sheet.tsx';
import type { SheetProps } from './sheet-props.ts';

const words = painSheetWords('exercise');
const places = placeOptions(REGIONS);

/** Pain stops the exercise and spares the area today and, if the golfer wants, in coming sessions. */
export const ExercisePain = ({
  open,
  workout,
  item,
  trainee,
  onClose,
  settle,
}: SheetProps & { readonly trainee: Trainee }) => {
  const stop = async (area: string, isForLater: boolean) => {
    const stopped = await reportPain(workout.id, item.id, area, trainee);
    if (stopped.ok && isForLater) await rememberPain(workout.userId, area);
    return stopped;
  };
  return (
    <PainSheet
      open={open}
      onClose={onClose}
      words={words}
      places={places}
      usual={REGIONS.find((area) => area === areaOf(item)) ?? REGIONS[0]}
      signsOf={(area) => seeAtOnce([area])}
      onStop={(area, isForLater) => void settle(stop(area, isForLater))}
    />
  );
};
