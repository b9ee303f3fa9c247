import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { writeTable } from '#src/domain/transfer/table.ts';
import { unpackShots } from './shot-columns.ts';

// Shots out again. docs/shots-format.md says what each column holds; a column is added at the end, never renamed.

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

export const shotsToJson = (sessions: readonly ShotSession[], exportedAt: string): string =>
  JSON.stringify({ app: 'divot', kind: 'shots', version: 1, exportedAt, shots: inOrder(sessions).flatMap(rowsOf) });
