import { METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';
import { unitNamed } from './languages.ts';
import { remember } from './remember.ts';
import type { ColumnField } from './types.ts';

// Converts units, as headers, unit rows and cells write them, to metres and metres per second.

const LENGTHS: Readonly<Record<string, number>> = { m: 1, yd: METRES_PER_YARD, ft: METRES_PER_FOOT, in: 0.0254 };
const SPEEDS: Readonly<Record<string, number>> = {
  mph: 0.44704,
  'km/h': 1 / 3.6,
  'm/s': 1,
  'ft/s': METRES_PER_FOOT,
  kn: 1.852 / 3.6,
};

const WORDS: Readonly<Record<string, readonly string[]>> = {
  mph: ['mph', 'mi/h', 'mi/hr', 'milesperhour'],
  'km/h': ['km/h', 'kph', 'kmh', 'kmph', 'km/std', 'kilometresperhour', 'kilometersperhour'],
  'm/s': ['m/s', 'mps', 'ms', 'm/sec', 'metrespersecond', 'meterspersecond', 'meters/second', 'metres/second'],
  'ft/s': ['ft/s', 'fps'],
  kn: ['kn', 'kt', 'kts', 'knot', 'knots'],
  yd: ['yd', 'yds', 'yard', 'yards', 'yrd', 'yrds', 'yarda', 'yardas', 'verges', 'ヤード', '야드', '码'],
  m: ['m', 'meter', 'meters', 'metre', 'metres', 'mtr', 'mtrs', 'metros', 'metri', 'mètres', 'メートル', '미터', '米'],
  ft: ['ft', 'feet', 'foot', 'fuß', 'fuss', 'pieds', 'pies', 'フィート'],
  in: ['in', 'inch', 'inches'],
  deg: ['deg', 'degrees', 'degree', '°', 'grad', 'grados', 'degrés', 'gradi', '度'],
  rpm: ['rpm', 'u/min', 'tr/min', '1/min', 'min-1'],
  s: ['s', 'sec', 'secs', 'seconds'],
};
const UNIT_OF = new Map(Object.entries(WORDS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)));

export const unitWord = (word: string): string | undefined => UNIT_OF.get(word.replaceAll(/\s/g, '').toLowerCase());

/** Splits 'ballSpeedMph' into 'ball Speed Mph', but keeps 'AoA'. */
const spaced = (header: string): string => header.replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2');
/** A column's name is shorter. What is longer is a line in another separator. */
const LONGEST_NAME = 200;
/** These are also ordinary words, so after a mere space they are not units. */
const SHORT_UNITS: readonly string[] = ['s', 'in'];

/**
 * Splits a header into its name and the unit after it: 'Carry yds', 'carry_m', 'carryYards', 'Carry / m', 'Carry in m'.
 */
export const splitUnit = (header: string): { readonly name: string; readonly unit?: string } => {
  const name = spaced(header.slice(0, LONGEST_NAME)).trim();
  for (const { 0: gap, index } of name.matchAll(/[\s,_/-]+(?:in\s+)?/g)) {
    const unit = unitWord(name.slice(index + gap.length));
    if (unit && index > 0 && !(SHORT_UNITS.includes(unit) && gap.trim() === ''))
      return { name: name.slice(0, index), unit };
  }
  return { name };
};

export const MEASURES = ['length', 'speed'] as const;
export type Measure = (typeof MEASURES)[number];
export const measureOf = (field: ColumnField): Measure | undefined => {
  if (field.endsWith('Mps')) return 'speed';
  return field.endsWith('M') ? 'length' : undefined;
};

/** One of this unit in metres or metres per second. Undefined if the unit does not belong to that measure. */
export const factorOf = (unit: string | undefined, measure: Measure): number | undefined =>
  unit === undefined ? undefined : (measure === 'length' ? LENGTHS : SPEEDS)[unit];

/**
 * Whether a column in this unit can hold the field: a side in degrees is not a length, a club in mph is not a club.
 */
export const canBeIn = (unit: string | undefined, field: ColumnField): boolean => {
  if (unit === undefined) return true;
  const measure = measureOf(field);
  if (measure) return factorOf(unit, measure) !== undefined;
  return (unit === 'deg' && field.endsWith('Deg')) || (unit === 'rpm' && field === 'spinRpm');
};

/** The unit in a header's brackets, '(yds L-/R+)' or '[mph]', or after its name. Undefined for none. */
export const unitInHeader = (header: string): string | undefined => {
  const brackets = [...header.matchAll(/[([（]([^)\]）]*)[)\]）]/g)].map(([, inside]) => inside!);
  const words = brackets.flatMap((inside) => [
    inside,
    ...inside.split(/[\s,;]+/).filter((word) => !SHORT_UNITS.includes(word.toLowerCase())),
  ]);
  return words.map(unitWord).find(Boolean) ?? brackets.map(unitNamed).find(Boolean) ?? splitUnit(header).unit;
};

const BRACKETS = /^\s*[[(（［【](.*)[\])）］】]\s*$/;
/** The unit that a cell of a units row names: '[Yards]', '(m)', 'mph', '[หลา]'. */
export const unitInCell = (cell: string): string | undefined => {
  const inside = BRACKETS.exec(cell)?.[1];
  return inside === undefined ? unitWord(cell) : (unitWord(inside) ?? unitNamed(inside));
};

const NEARLY_ALL = 0.8;
/** Whether a row holds only units and no figure. */
export const isUnitsRow = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  const units = filled.filter((cell) => BRACKETS.test(cell) || unitInCell(cell) !== undefined);
  const isEnough = units.length >= 3 ? units.length >= filled.length * NEARLY_ALL : units.length === filled.length;
  return units.length >= 2 && isEnough && !filled.some((cell) => /^-?\d/.test(cell));
};

const SYSTEMS = new Map([
  ['metric', 'm'],
  ['imperial', 'yd'],
]);
/** The unit that a row names for itself in a column of units: 'Yards', 'm', 'Metric', 'メートル'. */
export const unitOfRow = remember((cell) => SYSTEMS.get(cell.toLowerCase()) ?? unitWord(cell) ?? unitNamed(cell));

/** 1, or -1 if a header says that left is positive: '(L+/R-)'. */
export const signInHeader = (header: string): 1 | -1 => (/\bL\s*\+|\bR\s*-/i.test(header) ? -1 : 1);
