import { type IsoDay, addDays, compact, localDay } from '@divot/basics';
import type { FaultId } from '@divot/golf-content';
import { FAULT_CHECKS, type SwingView } from '@divot/swing';
import type { Decision } from '#src/domain/coach/coach-types.ts';
import { namedFault } from '#src/domain/coach/named.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { isMeasured } from '#src/domain/swing-reading/checks.ts';
import { type Change, changeBetween } from './over-time.ts';

// A focus on a swing fault is filmed again every week, from the same side and with the same club, and compared with the
// clip that showed the fault.

const EVERY_DAYS = 7;

export type CameraCheck = {
  readonly faultId: FaultId;
  readonly metric: string;
  readonly view: SwingView;
  readonly club?: string;
  /** The clip that showed the fault. */
  readonly before: Swing;
  /** The clips of the latest check, newest first. Empty until the first. */
  readonly latest: readonly Swing[];
  /** From the clips of the first day to those of the latest check. */
  readonly change?: Change;
  readonly dueOn: IsoDay;
};

/** The event of the swing at which a fault is measured, and what is measured. */
export const checkOf = (faultId: string) => FAULT_CHECKS.find((check) => check.faultId === faultId);

const dayOf = ({ recordedAt }: Swing): IsoDay => localDay(recordedAt);

/** The camera check of the focus; undefined if it is about no fault that a clip of the golfer showed. */
export const cameraCheck = (decision: Decision, newestFirst: readonly Swing[]): CameraCheck | undefined => {
  const faultId = namedFault(decision);
  if (decision.kind !== 'work-on' || faultId === undefined) return undefined;
  const { startedOn } = decision;
  const showsIt = (swing: Swing) =>
    swing.findings?.some((finding) => finding.faultId === faultId && finding.verdict !== 'disagree');
  const before = newestFirst.find((swing) => dayOf(swing) <= startedOn && showsIt(swing));
  const metric = checkOf(faultId)?.metric;
  const { view, club } = before ?? {};
  if (!before || metric === undefined || view === undefined || view === 'unknown') return undefined;
  const alike = newestFirst.filter(
    (swing) =>
      swing.status === 'analysed' &&
      swing.view === view &&
      (club === undefined || swing.club === club) &&
      isMeasured(swing, faultId),
  );
  const ofDay = (day: IsoDay | undefined) => alike.filter((swing) => dayOf(swing) === day);
  const [newest] = alike.filter((swing) => dayOf(swing) > startedOn);
  const lastDay = newest && dayOf(newest);
  const latest = ofDay(lastDay);
  return compact<CameraCheck>({
    faultId,
    metric,
    view,
    club,
    before,
    latest,
    change: changeBetween(ofDay(dayOf(before)), latest, metric),
    dueOn: addDays(lastDay ?? startedOn, EVERY_DAYS),
  });
};
