import { clsx } from 'clsx';

type ProgressProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Shown and announced instead of a percentage, e.g. "5 of 8". */
  readonly valueText?: string;
};

/** Share done, never over 100 % (SPEC section 9). A plan of zero counts as nothing done. */
const share = (value: number, max: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);

const aria = ({ label, value, max, valueText }: ProgressProps) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': Math.round(share(value, max) * 100),
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuetext': valueText,
});

export const ProgressBar = ({ quiet = false, ...props }: ProgressProps & { readonly quiet?: boolean }) => (
  <div
    {...aria(props)}
    className={clsx(
      'w-full overflow-hidden rounded-full bg-rule in-data-[theme=sunlight]:edge in-data-[theme=sunlight]:bg-paper',
      // In sunlight the outline takes five pixels of the height.
      quiet ? 'h-1 in-data-[theme=sunlight]:h-2' : 'h-2 in-data-[theme=sunlight]:h-3',
    )}
  >
    <div
      className="h-full origin-left bg-fairway transition-transform duration-200"
      style={{ transform: `scaleX(${share(props.value, props.max)})` }}
    />
  </div>
);
