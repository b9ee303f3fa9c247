import type { Columns } from './columns.ts';
import type { Draft } from './draft-shots.ts';
import { carryOverModel } from './flight.ts';
import type { UnnamedUnits } from './makers.ts';
import type { LengthUnit, NumberField } from './types.ts';
import { factorOf, measureOf } from './units.ts';

// Finds the unit of lengths and speeds that a file does not name, from ball flight. Carries in metres that are read as
// yards come out at 0.91 of what ball speed, launch and spin allow. Real files are at 0.99.

const SUSPICIOUS_BELOW = 0.955;
const FEWEST_SHOTS = 10;
const USUAL: UnnamedUnits = { length: 'yd', height: 'ft', speed: 'mph' };
const SPEEDS = ['mph', 'km/h', 'm/s'] as const;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Accurate enough to tell speed units apart if a table has no launch or spin: any club's carry is within a third of it.
 */
const MIDDLE = { launchDeg: 18, spinRpm: 5000 } as const;

/** Median of carry over modelled carry, with unnamed carries read in `length` and unnamed speeds in `speed`. */
const medianRatio = (
  drafts: readonly Draft[],
  length: string,
  speed: string,
  isRough = false,
): { median: number; n: number } => {
  const step = Math.max(1, Math.floor(drafts.length / 400));
  const ratios: number[] = [];
  for (let at = 0; at < drafts.length; at += step) {
    const { values, unnamed } = drafts[at]!;
    const inUnit = (field: NumberField, unit: string, measure: 'length' | 'speed') =>
      values[field] === undefined
        ? undefined
        : values[field] * (unnamed.includes(field) ? factorOf(unit, measure)! : 1);
    const ratio = carryOverModel({
      carryM: inUnit('carryM', length, 'length')!,
      ballSpeedMps: inUnit('ballSpeedMps', speed, 'speed'),
      launchDeg: values.launchDeg ?? (isRough ? MIDDLE.launchDeg : undefined),
      spinRpm: values.spinRpm ?? (isRough ? MIDDLE.spinRpm : undefined),
    });
    if (ratio !== undefined) ratios.push(ratio);
  }
  return { median: median(ratios), n: ratios.length };
};

const CLOSE_ENOUGH = 0.3;
/**
 * The speed unit that makes the flights possible. The units are factors of 1.6 and 2.2 apart, so it is never close.
 */
const likeliestSpeed = (drafts: readonly Draft[], usual: string): string => {
  const off = (speed: string) =>
    Math.min(...['yd', 'm'].map((length) => Math.abs(Math.log(medianRatio(drafts, length, speed, true).median))));
  const first = off(usual);
  if (Number.isNaN(first) || first < CLOSE_ENOUGH) return usual;
  return SPEEDS.toSorted((a, b) => off(a) - off(b))[0]!;
};

export type UnitReading = {
  readonly scale: (draft: Draft, field: NumberField) => number;
  readonly isOpen: boolean;
  /** The unit in which unnamed carries are read. */
  readonly lengthUnit?: LengthUnit;
};

/** The units of this maker, else the usual ones; of both speeds, if the file names the unit of one. */
const usualUnits = ({ at: { ballSpeedMps, clubSpeedMps }, maker: { unnamed, heightUnit } }: Columns) => {
  const usual = unnamed ?? { ...USUAL, height: heightUnit ?? USUAL.height };
  return { ...usual, speed: ballSpeedMps?.unit ?? clubSpeedMps?.unit ?? usual.speed };
};

/** How to read what the drafts leave unnamed. `isOpen`: the golfer has to choose between metres and yards. */
export const readUnnamedUnits = (
  drafts: readonly Draft[],
  columns: Columns,
  answer: LengthUnit | undefined,
): UnitReading => {
  const { carryM } = columns.at;
  const { unnamed } = columns.maker;
  const usual = usualUnits(columns);
  const isCarryUnnamed = drafts.some(({ unnamed }) => unnamed.includes('carryM'));
  const speed = drafts.some(({ unnamed }) => unnamed.some((field) => measureOf(field) === 'speed'))
    ? likeliestSpeed(drafts, usual.speed)
    : usual.speed;
  const isMetric = isCarryUnnamed ? answer === 'm' : carryM?.unit === 'm';
  const length = isMetric ? 'm' : usual.length;
  const height = isMetric ? 'm' : usual.height;
  const lengthUnit = length === 'm' ? 'm' : 'yd';
  /** A second word for a unit that Divot does not know means the other one. Nothing is ever feet under such a word. */
  const lengthOf = (field: NumberField): string => {
    const { unknownUnit } = columns.at[field] ?? {};
    if (unknownUnit === undefined) return field === 'apexM' ? height : length;
    if (!isCarryUnnamed) return answer ?? (lengthUnit === 'm' ? 'yd' : 'm');
    return (unknownUnit === carryM?.unknownUnit) === (lengthUnit === 'm') ? 'm' : 'yd';
  };
  const scale = (draft: Draft, field: NumberField): number => {
    const measure = measureOf(field);
    if (!measure || !draft.unnamed.includes(field)) return 1;
    return measure === 'speed' ? factorOf(speed, 'speed')! : factorOf(lengthOf(field), 'length')!;
  };
  const hasUnknown = columns.numbers.some(
    ({ field, measure, factor }) =>
      measure === 'length' && factor === undefined && columns.at[field]?.unknownUnit !== undefined,
  );
  if (!isCarryUnnamed) return { scale, isOpen: hasUnknown && answer === undefined };
  if (answer) return { scale, isOpen: false, lengthUnit };
  const { median: ratio, n } = medianRatio(drafts, usual.length, speed);
  const isProved = unnamed !== undefined && n >= FEWEST_SHOTS && ratio >= SUSPICIOUS_BELOW && speed === usual.speed;
  return { scale, isOpen: !isProved, lengthUnit };
};
