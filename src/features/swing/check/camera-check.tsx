import { Link } from '@tanstack/react-router';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { compact } from '@divot/basics';
import { FULL_SPEED, sparesPain } from '@divot/golf-content';
import { dateText } from '#src/platform/clock/day-text.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from '#src/features/swing/copy.ts';
import { changeText } from '#src/domain/swing-fix/measure-text.ts';
import { useMeasures } from '#src/data/queries/body-lengths.ts';
import { useCameraCheck } from './use-camera-check.ts';

const words = copy.result.check;
const look = `${textLinkLook} min-h-touch`;

/** On Home, for a focus on a swing fault: what its last camera check showed, and the camera when the next is due. */
export const CameraCheck = () => {
  const today = useToday();
  const measureOf = useMeasures();
  const painAreas = usePainAreas();
  const check = useCameraCheck();
  if (!check) return null;
  const { faultId, metric, change, before, latest, view, club, dueOn } = check;
  const [newest] = latest;
  const isDue = dueOn <= today && sparesPain(FULL_SPEED, painAreas);
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-6 text-note lg:justify-start">
      {change && newest && (
        <Link
          to="/video-analysis"
          search={{ view: 'compare', swing: newest.id, other: before.id, fault: faultId }}
          className={look}
        >
          {words.home(changeText(change, metric, measureOf(metric)).change)}
        </Link>
      )}
      {isDue ? (
        <Link to="/video-analysis" search={compact({ view: 'film' as const, from: view, club })} className={look}>
          {words.film(view, club)}
        </Link>
      ) : (
        <span className="text-rough">{words.next(dateText(dueOn))}</span>
      )}
    </p>
  );
};
