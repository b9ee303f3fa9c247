import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';
import { measuredText } from '#src/features/swing/measure-text.ts';
import { useLengthText } from '#src/features/swing/use-length-text.ts';

const WIDTH = 240;
const HEIGHT = 30;

type Props = { readonly finding: Pick<SwingFinding, 'metric' | 'value' | 'bandLow' | 'bandHigh'> };

/** The measured value beside the normal band. */
export const BandScale = ({ finding }: Props) => {
  const { value, bandLow, bandHigh } = finding;
  const text = measuredText(finding, useLengthText());
  const marks = [value, ...(bandLow === undefined ? [] : [bandLow]), ...(bandHigh === undefined ? [] : [bandHigh])];
  const reach = Math.max(...marks) - Math.min(...marks) || Math.abs(value) || 1;
  const from = Math.min(...marks) - 0.45 * reach;
  const to = Math.max(...marks) + 0.45 * reach;
  const x = (at: number) => 4 + ((at - from) / (to - from)) * (WIDTH - 8);
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
        <circle cx={x(value)} cy="15" r="7" className="fill-flag stroke-ink" strokeWidth="2" />
      </svg>
      <figcaption className="figures text-note" aria-hidden="true">
        <span className="font-strong">{text.value}</span>
        <span className="text-rough"> · {text.normal}</span>
      </figcaption>
    </figure>
  );
};
