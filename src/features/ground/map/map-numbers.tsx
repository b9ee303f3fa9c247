import { clsx } from 'clsx';
import { copy } from './copy.ts';

type Props = {
  readonly front?: number | undefined;
  readonly middle: number | undefined;
  readonly back?: number | undefined;
  /** What the middle figure is measured to, and its unit. */
  readonly label: string;
  /** An old or poor position: shown grey, with "about". */
  readonly isPoor: boolean;
};

const Side = ({ figure, label, isPoor }: { readonly figure: number | undefined; label: string; isPoor: boolean }) => (
  <div className="flex flex-col items-center justify-end">
    {figure !== undefined && (
      <>
        <span className={clsx('figures text-figure leading-none font-strong', isPoor && 'text-rough')}>{figure}</span>
        <span className="text-fine text-rough">{label}</span>
      </>
    )}
  </div>
);

/** Front, middle and back, readable at arm's length in the sun. On a solid background, never over the map. */
export const MapNumbers = ({ front, middle, back, label, isPoor }: Props) => (
  <div className="rule-b grid shrink-0 grid-cols-[1fr_auto_1fr] gap-2 px-4 pt-1 pb-1">
    <Side figure={front} label={copy.front} isPoor={isPoor} />
    <div className="flex flex-col items-center">
      <span
        data-testid="to-middle"
        className={clsx('figures text-score leading-[0.9] font-strong', isPoor && 'text-rough')}
      >
        {middle === undefined ? '–' : isPoor ? `~${middle}` : middle}
      </span>
      <span className="text-fine text-rough">{label}</span>
    </div>
    <Side figure={back} label={copy.back} isPoor={isPoor} />
  </div>
);
