import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { clubPattern, priorOf } from '@divot/shot-files';
import { writeTable } from '#src/domain/transfer/table.ts';
import { shotsByClub } from './bag-shots.ts';
import { unpackShots } from './shot-columns.ts';

// Exports shots and patterns. docs/formats.md says what each column holds. New columns go at the end, and no
// column is ever renamed.

export const SHOT_COLUMNS = [
  'day',
  'time',
  'place',
  'maker',
  'club',
  'carry_m',
  'side_m',
  'total_m',
  'ball_speed_mps',
  'club_speed_mps',
  'launch_deg',
  'direction_deg',
  'spin_rpm',
  'path_deg',
  'face_deg',
] as const;

const clock = (second: number): string =>
  [second / 3600, (second / 60) % 60, second % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

const rowsOf = (session: ShotSession) =>
  unpackShots(session).map((shot) => ({
    day: session.day,
    time: shot.second === undefined ? undefined : clock(shot.second),
    place: session.place,
    maker: session.vendor,
    club: shot.club,
    carry_m: shot.carryM,
    side_m: shot.sideM,
    total_m: shot.totalM,
    ball_speed_mps: shot.ballSpeedMps,
    club_speed_mps: shot.clubSpeedMps,
    launch_deg: shot.launchDeg,
    direction_deg: shot.launchDirectionDeg,
    spin_rpm: shot.spinRpm,
    path_deg: shot.pathDeg,
    face_deg: shot.faceDeg,
  }));

/** Oldest practice first. */
const inOrder = (sessions: readonly ShotSession[]) => sessions.toSorted((a, b) => b.sortKey - a.sortKey);

export const shotsToCsv = (sessions: readonly ShotSession[]): string =>
  writeTable(SHOT_COLUMNS, inOrder(sessions).flatMap(rowsOf));

export const PATTERN_COLUMNS = [
  'club',
  'place',
  'shots',
  'typed_carry_m',
  'carry_m',
  'carry_low_m',
  'carry_high_m',
  'spread_m',
  'side_m',
  'side_spread_m',
  'mishit_share',
] as const;

/** The golfer's own carries by club, metres. */
export type TypedCarries = ReadonlyMap<string, number>;

const tenth = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 10) / 10;

/**
 * A row for all shots of a club, as the bag shows them. If it has both range and course shots, also a row for each.
 */
const patternRows = (sessions: readonly ShotSession[], typed: TypedCarries) =>
  [...shotsByClub(sessions)].flatMap(([club, all]) => {
    const places = (['range', 'course'] as const).map((place) => ({
      place,
      shots: all.filter((shot) => shot.place === place),
    }));
    const isBoth = places.every(({ shots }) => shots.length > 0);
    return [{ place: 'all', shots: all }, ...(isBoth ? places : [])].map(({ place, shots }) => {
      const typedM = typed.get(club);
      const pattern = clubPattern(shots, { ...priorOf(club), carryM: typedM });
      return {
        club,
        place,
        shots: pattern.n,
        typed_carry_m: tenth(typedM),
        carry_m: tenth(pattern.carryM),
        carry_low_m: tenth(pattern.carryLowM),
        carry_high_m: tenth(pattern.carryHighM),
        spread_m: tenth(pattern.spreadM),
        side_m: tenth(pattern.biasM),
        side_spread_m: tenth(pattern.sideSpreadM),
        mishit_share: pattern.mishitShare === undefined ? undefined : Math.round(pattern.mishitShare * 100) / 100,
      };
    });
  });

export const patternsToCsv = (sessions: readonly ShotSession[], typed: TypedCarries): string =>
  writeTable(PATTERN_COLUMNS, patternRows(sessions, typed));

export const shotsToJson = (sessions: readonly ShotSession[], typed: TypedCarries, exportedAt: string): string =>
  JSON.stringify({
    app: 'divot',
    kind: 'shots',
    version: 1,
    exportedAt,
    shots: inOrder(sessions).flatMap(rowsOf),
    patterns: patternRows(sessions, typed),
  });
