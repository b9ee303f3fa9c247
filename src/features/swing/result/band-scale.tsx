import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { measuredText } from '#src/features/swing/measure-text.ts';
import { useLengthText } from '#src/features/swing/use-length-text.ts';

const WIDTH = 240;
const HEIGHT = 30;
/** Share of the line left free beyond the outermost mark. */
const MARGIN = 0.2;

type Measured = Pick<SwingFinding, 'metric' | 'value' | 'bandLow' | 'bandHigh'>;

/** The ends of a finding's line. It begins at zero, so that lengths on it compare as the figures do. */
export const bandAxis = ({ value, bandLow = 0, bandHigh = 0 }: Measured): readonly [from: number, to: number] => {
  const [from, to] = [Math.min(0, value, bandLow, bandHigh), Math.max(0, value, bandLow, bandHigh)];
  const margin = MARGIN * (to - from || 1);
  return [from < 0 ? from - margin : 0, to > 0 ? to + margin : 0];
};

/** The measured value beside the normal band, on a line that begins at zero. */
export const BandScale = ({ finding }: { readonly finding: Measured }) => {
  const { value, bandLow, bandHigh } = finding;
  const text = measuredText(finding, useLengthText());
  const [from, to] = bandAxis(finding);
  const x = (at: number) => 8 + ((at - from) / (to - from)) * (WIDTH - 16);
  const [left, right] = [bandLow === undefined ? 0 : x(bandLow), bandHigh === undefined ? WIDTH : x(bandHigh)];
  return (
    <figure className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg
        role="img"
        aria-label={`${text.part}: ${text.value}, ${text.normal}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-7.5 w-60 max-w-full"
        fill="none"
      >
        <rect x={left} y="9" width={Math.max(2, right - left)} height="12" className="fill-fairway-tint" />
        {bandLow !== undefined && <path d={`M${left} 5v20`} className="stroke-fairway-ink" strokeWidth="2" />}
        {bandHigh !== undefined && <path d={`M${right} 5v20`} className="stroke-fairway-ink" strokeWidth="2" />}
        <path d={`M0 15H${WIDTH}`} className="stroke-edge" />
        <path d={`M${x(0)} 9v12`} className="stroke-ink" strokeWidth="1.5" />
        <circle cx={x(value)} cy="15" r="7" className="fill-flag stroke-ink" strokeWidth="2" />
      </svg>
      <figcaption className="figures text-note" aria-hidden="true">
        <span className="font-strong">{text.value}</span>
        <span className="text-rough"> · {text.normal}</span>
      </figcaption>
    </figure>
  );
};
