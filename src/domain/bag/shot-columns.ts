import { compact } from '@divot/basics';
import { type ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { keyStem } from '@divot/shot-files';

// Shots as columns of text: whole numbers separated by commas, and empty if a shot lacks that number. This takes about
// 40 bytes a shot. In the cloud a list of numbers takes 8 bytes a number, and a list of shots eight times as much.

export type BagShot = {
  /** The same for the same shot in every export. See transfer/shots/shot-key.ts. */
  readonly key: string;
  readonly club: string;
  /** Seconds of the golfer's day. */
  readonly second?: number;
  readonly carryM: number;
  readonly sideM?: number;
  readonly totalM?: number;
  readonly ballSpeedMps?: number;
  readonly clubSpeedMps?: number;
  readonly launchDeg?: number;
  readonly launchDirectionDeg?: number;
  readonly spinRpm?: number;
  readonly pathDeg?: number;
  readonly faceDeg?: number;
};
/** As shots have it, on the device's own clock. */
export const secondOfDay = (at: Date): number => at.getHours() * 3600 + at.getMinutes() * 60 + at.getSeconds();

export type SessionShots = Pick<ShotSession, 'vendor' | 'day' | 'count' | 'clubs' | 'columns'>;
type Column = keyof ShotSession['columns'];

/** Stored in tenths like the key of a shot, so that the key can be rebuilt from what is stored. */
const MEASURED = [
  ['side', 'sideM', 10],
  ['total', 'totalM', 10],
  ['ball', 'ballSpeedMps', 10],
  ['clubSpeed', 'clubSpeedMps', 10],
  ['launch', 'launchDeg', 10],
  ['direction', 'launchDirectionDeg', 10],
  ['spin', 'spinRpm', 1],
  ['path', 'pathDeg', 10],
  ['face', 'faceDeg', 10],
] as const satisfies readonly (readonly [Column, keyof BagShot, number])[];

/** Larger than any measured value, and short enough for the column to hold a thousand. */
const MOST = 9_999_999;
const scaled = (value: number | undefined, scale: number): string => {
  if (value === undefined || !Number.isFinite(value)) return '';
  return String(Math.max(-999_999, Math.min(MOST, Math.round(value * scale))) || 0);
};
const numberIn = (cell: string | undefined, scale: number): number | undefined => {
  if (cell === undefined || cell === '') return undefined;
  const value = Number(cell);
  return Number.isFinite(value) ? value / scale : undefined;
};

const written = (cells: readonly string[]): string | undefined =>
  cells.some((cell) => cell !== '') ? cells.join(',') : undefined;

export type ShotToPack = Omit<BagShot, 'key'> & { readonly nth: number };

/** All `shots` are of one day and fit in one session. */
export const packShots = (shots: readonly ShotToPack[]): Pick<SessionShots, 'count' | 'clubs' | 'columns'> => {
  const clubs = [...new Set(shots.map(({ club }) => club))];
  const at = new Map(clubs.map((club, index) => [club, index]));
  const others: [Column, string | undefined][] = [
    ['second', written(shots.map(({ second }) => scaled(second, 1)))],
    ['nth', written(shots.map(({ nth }) => (nth === 1 ? '' : String(nth))))],
    ...MEASURED.map(([column, field, scale]): [Column, string | undefined] => [
      column,
      written(shots.map((shot) => scaled(shot[field], scale))),
    ]),
  ];
  return {
    count: shots.length,
    clubs,
    columns: {
      club: shots.map(({ club }) => at.get(club)).join(','),
      carry: shots.map(({ carryM }) => scaled(carryM, 10)).join(','),
      ...Object.fromEntries(others.filter(([, text]) => text !== undefined)),
    },
  };
};

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');
const clockOf = (second: number): string => [second / 3600, (second / 60) % 60, second % 60].map(twoDigits).join(':');

/** Entries without a club or carry are left out, because the cloud may hold data that no app wrote. */
export const unpackShots = ({ vendor, day, clubs, columns }: SessionShots): readonly BagShot[] => {
  const cellsOf = (column: Column) => columns[column]?.split(',') ?? [];
  const [club, carry, second, nth] = [cellsOf('club'), cellsOf('carry'), cellsOf('second'), cellsOf('nth')];
  const measured = MEASURED.map(([column, field, scale]) => ({ cells: cellsOf(column), field, scale }));
  return carry.flatMap((cell, at): BagShot[] => {
    const name = club[at] ? clubs[Number(club[at])] : undefined;
    const carryM = numberIn(cell, 10);
    if (name === undefined || carryM === undefined) return [];
    const values = Object.fromEntries(
      measured.flatMap(({ cells, field, scale }) => {
        const value = numberIn(cells[at], scale);
        return value === undefined ? [] : [[field, value] as const];
      }),
    ) as Omit<BagShot, 'key' | 'club' | 'carryM'>;
    const time = numberIn(second[at], 1);
    const timed = day === undefined || time === undefined ? {} : { at: `${day}T${clockOf(time)}` };
    const stem = keyStem(vendor, { club: name, carryM, ...values, ...timed });
    return [compact({ key: `${stem}|${numberIn(nth[at], 1) ?? 1}`, club: name, carryM, ...values, second: time })];
  });
};
