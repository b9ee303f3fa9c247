import { clsx } from 'clsx';

type MeterProps = {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly valueText: string;
  /** Above this share the meter warns. */
  readonly warnAbove?: number;
};

/** How full something is, such as the phone's storage, with the values beside the name. */
export const Meter = ({ label, share, valueText, warnAbove = 0.9 }: MeterProps) => {
  const full = Math.min(1, Math.max(0, share));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-note" aria-hidden="true">
        <span className="font-medium">{label}</span>
        <span className="figures text-rough">{valueText}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(full * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
        className="edge h-4 overflow-hidden rounded-control bg-surface"
      >
        <div
          className={clsx('h-full origin-left', full > warnAbove ? 'bg-flag' : 'bg-fairway')}
          style={{ transform: `scaleX(${full})` }}
        />
      </div>
    </div>
  );
};
