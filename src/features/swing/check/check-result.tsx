import { faultName } from '@divot/golf-content';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { CompareIcon } from '#src/ui/icons/screen-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { copy } from '#src/features/swing/copy.ts';
import { changeText } from '#src/domain/swing-fix/measure-text.ts';
import { useMeasures } from '#src/data/queries/body-lengths.ts';
import { useCameraCheck } from './use-camera-check.ts';

const words = copy.result.check;

/** Whether the focus's fault is better than before. Empty unless this swing is one of the latest camera check. */
export const CheckResult = ({ swing }: { readonly swing: Swing }) => {
  const id = useId();
  const measureOf = useMeasures();
  const check = useCameraCheck();
  if (!check?.change || check.latest.every((one) => one.id !== swing.id)) return null;
  const { faultId, metric, before } = check;
  const { change, sure } = changeText(check.change, metric, measureOf(metric));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h2 id={id} className="label text-rough">
        {words.title}
      </h2>
      <p className="measure text-title font-strong text-balance">{change}</p>
      <p className="measure text-note text-rough">
        {words.since(faultName(faultId), dayText(before.recordedAt))} {sure}
      </p>
      <Link
        to="/video-analysis"
        search={{ view: 'compare', swing: swing.id, other: before.id, fault: faultId }}
        className={`${buttonLook()} mt-2 self-start`}
      >
        <CompareIcon className="size-5" />
        {words.sideBySide}
      </Link>
    </section>
  );
};
