import { clsx } from 'clsx';
import { useWidth } from './use-width.ts';

export type ScaleRung = {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** Half the width of the value's band. */
  readonly half?: number | undefined;
  /** Shown after the value: "± 5", "rough, 7 shots", "typed". */
  readonly note: string;
  /** solid: known · dashed: approximate · hollow: typed by someone, not measured */
  readonly look: 'solid' | 'dashed' | 'hollow';
};
export type ScaleBracket = {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly note: string;
  readonly tone: 'warn' | 'alert';
};

type ScaleLadderProps = {
  /** What the whole chart shows, for screen readers. */
  readonly label: string;
  /** Highest first. */
  readonly rungs: readonly ScaleRung[];
  readonly brackets?: readonly ScaleBracket[];
  readonly selected?: string | undefined;
  readonly onOpen: (id: string) => void;
};

const ROW = 44;
/** Room for the names, the values and the brackets' texts, in px at the usual text size. */
const NAMES = 80;
const VALUES = 104;
const TEXTS = 72;
const LEAST_RAILS = 30;
const MOST_RAILS = 130;
const TOP = 26;
const PIXELS = 3.3; // per unit, before it shrinks to fit MOST_HEIGHT
const MOST_HEIGHT = 900;

/** Rows at their values, moved apart where they would overlap. */
const rowPlaces = (places: readonly number[], row: number): readonly number[] => {
  const rows = [...places];
  for (let pass = 0; pass < 60; pass += 1)
    for (let at = 1; at < rows.length; at += 1) {
      const short = row - (rows[at]! - rows[at - 1]!);
      if (short <= 0) continue;
      rows[at - 1] = rows[at - 1]! - short / 2;
      rows[at] = rows[at]! + short / 2;
    }
  const above = Math.min(0, (rows[0] ?? 0) - row / 2);
  return rows.map((place) => place - above);
};

const tones = { warn: 'text-sand-ink', alert: 'text-flag-ink' } as const;

/** The same as a list, where large letters leave no room for a drawing. */
const RungList = ({ label, rungs, brackets = [], selected, onOpen }: ScaleLadderProps) => (
  <ol aria-label={label}>
    {rungs.map(({ id, name, value, note }) => (
      <li key={id} className="rule-b">
        <button
          type="button"
          aria-current={id === selected || undefined}
          className="figures flex min-h-touch w-full flex-wrap items-baseline gap-x-3 text-left hover:bg-sunken"
          onClick={() => onOpen(id)}
        >
          <span className={clsx('row-words text-note', id === selected ? 'font-strong' : 'font-medium')}>{name}</span>
          <span className="text-head font-strong">{Math.round(value)}</span>
          <span className="text-fine text-rough">{note}</span>
        </button>
        {brackets
          .filter(({ from }) => from === id)
          .map(({ to, title, note: why, tone }) => (
            <p key={to} className="pb-2 text-fine">
              <span className={clsx('font-strong', tones[tone])}>{title}</span>{' '}
              <span className="text-rough">{why}</span>
            </p>
          ))}
      </li>
    ))}
  </ol>
);

type DrawingProps = ScaleLadderProps & {
  readonly width: number;
  /** Between the ladder's rails, in px. */
  readonly rails: number;
  /** The golfer's text size as a multiple of the usual one. */
  readonly text: number;
};

const Drawing = ({ label, rungs, brackets = [], selected, onOpen, width, rails, text }: DrawingProps) => {
  const row = ROW * Math.max(1, text);
  const highest = Math.max(...rungs.map(({ value, half = 0 }) => value + half));
  const lowest = Math.min(...rungs.map(({ value, half = 0 }) => value - half));
  const scale = Math.min(PIXELS, MOST_HEIGHT / Math.max(1, highest - lowest));
  const y = (value: number) => TOP + (highest - value) * scale;
  const rows = rowPlaces(
    rungs.map(({ value }) => y(value)),
    row,
  );
  const left = NAMES * text;
  const right = left + rails;
  const end = right + VALUES * text;
  const height = Math.max(y(lowest) + TOP, (rows.at(-1) ?? 0) + row / 2 + 4);
  const rowOf = (id: string) => rows[rungs.findIndex((rung) => rung.id === id)] ?? 0;
  return (
    <div className="relative" style={{ height }}>
      <svg aria-hidden="true" width={width} height={height} className="absolute inset-0 block">
        {[left, right].map((x) => (
          <path key={x} d={`M${x} 4V${height - 4}`} className="stroke-edge" strokeWidth="2" />
        ))}
        {rungs.map(({ id, value, half, look }) => (
          <g key={id}>
            {half !== undefined && (
              <rect
                x={left}
                width={right - left}
                y={y(value + half)}
                height={half * 2 * scale}
                className={clsx('fill-fairway-tint', look === 'dashed' && 'stroke-edge')}
                strokeDasharray={look === 'dashed' ? '5 4' : undefined}
              />
            )}
            <path
              d={`M${left - 5} ${y(value)}H${right + 5}`}
              className={id === selected ? 'stroke-fairway' : 'stroke-ink'}
              strokeWidth={look === 'hollow' ? 1.5 : id === selected ? 5 : 3}
              strokeDasharray={look === 'dashed' ? '6 5' : look === 'hollow' ? '2 4' : undefined}
            />
          </g>
        ))}
        {rungs.map(({ id, value }, at) => (
          <path
            key={id}
            d={`M${left - 6} ${y(value)}L${left - 12} ${rows[at]!}M${right + 6} ${y(value)}L${right + 12} ${rows[at]!}`}
            className={Math.abs(rows[at]! - y(value)) > 1.5 ? 'stroke-edge' : 'stroke-transparent'}
            fill="none"
          />
        ))}
        {brackets.map(({ from, to, tone }) => (
          <path
            key={`${from} ${to}`}
            d={`M${end} ${rowOf(from)}h8V${rowOf(to)}h-8`}
            fill="none"
            strokeWidth="2.5"
            className={tone === 'alert' ? 'stroke-flag-ink' : 'stroke-sand-ink'}
          />
        ))}
      </svg>
      <ol aria-label={label}>
        {rungs.map(({ id, name, value, note }, at) => (
          <li key={id} className="absolute inset-x-0" style={{ top: rows[at]! - row / 2, height: row }}>
            <button
              type="button"
              aria-current={id === selected || undefined}
              className="relative flex h-full items-center rounded-control text-left hover:bg-sunken/40"
              style={{ width: end - 4 }}
              onClick={() => onOpen(id)}
            >
              <span
                className={clsx('text-right text-note', id === selected ? 'font-strong' : 'font-medium')}
                style={{ width: left - 14 }}
              >
                {name}
              </span>
              <span
                className="figures absolute flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap"
                style={{ left: right + 15, right: 0 }}
              >
                <span className="text-head leading-none font-strong">{Math.round(value)}</span>
                <span className="text-fine leading-tight text-rough">{note}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {brackets.map(({ from, to, title, note, tone }) => (
        <p
          key={`${from} ${to}`}
          className="absolute flex -translate-y-1/2 flex-col text-fine leading-tight"
          style={{ top: (rowOf(from) + rowOf(to)) / 2, left: end + 13, maxWidth: width - end - 13 }}
        >
          <span className={clsx('font-strong', tones[tone])}>{title}</span>
          <span className="text-rough">{note}</span>
        </p>
      ))}
    </div>
  );
};

/**
 * A ladder with rungs placed at their values, so a gap is seen before it is read. Each row opens the item it names.
 */
export const ScaleLadder = (props: ScaleLadderProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const rails = Math.min(MOST_RAILS, width - (NAMES + VALUES + TEXTS) * text);
  return (
    <div ref={ref}>
      {rails < LEAST_RAILS ? <RungList {...props} /> : <Drawing {...props} width={width} rails={rails} text={text} />}
    </div>
  );
};
