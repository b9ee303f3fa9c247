import { longest } from '#src/domain/entities/limits.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import type { GameInput } from '#src/data/commands/games.ts';
import { startProblem } from '#src/domain/games/game-rules.ts';
import { deviceZone } from '#src/domain/lessons/zones.ts';
import { readHandicap } from '#src/domain/profile/handicap-text.ts';
import { copy } from './copy.ts';

// A game being typed. Survives a reload.

export type GameDraft = {
  readonly place: string;
  /** The golfer's course of that name. Absent if the place was typed. */
  readonly courseId?: string | undefined;
  readonly day: string;
  readonly time: string;
  readonly holes: '9' | '18';
  readonly spots: '1' | '2' | '3';
  readonly format: GameInput['format'];
  readonly least: string;
  readonly most: string;
  readonly pace: NonNullable<GameInput['pace']>;
  readonly transport: NonNullable<GameInput['transport']>;
  readonly tees: string;
  readonly note: string;
  readonly directions: string;
  readonly visibility: GameInput['visibility'];
};
export const NEW_GAME: GameDraft = {
  place: '',
  day: '',
  time: '',
  holes: '18',
  spots: '3',
  format: 'casual',
  least: '',
  most: '',
  pace: 'normal',
  transport: 'walking',
  tees: '',
  note: '',
  directions: '',
  visibility: 'nearby',
};
export type GameProblems = { readonly [F in 'place' | 'directions' | 'start' | 'least' | 'most']?: string };

export const isGameDraft = (value: unknown): value is GameDraft =>
  isRecord(value) && Object.keys(NEW_GAME).every((field) => typeof value[field] === 'string');

const PLACE_LENGTH = longest('games', 'place');
const DIRECTIONS_LENGTH = longest('meetingPoints', 'directions');

export const readGame = (draft: GameDraft, nowIso: string): Result<GameInput, GameProblems> => {
  const problems: { -readonly [F in keyof GameProblems]: string } = {};
  const place = draft.place.trim();
  if (place === '' || place.length > PLACE_LENGTH) problems.place = copy.create.placeLimit;
  if (draft.directions.trim().length > DIRECTIONS_LENGTH) problems.directions = copy.create.directionsLimit;
  const start = new Date(`${draft.day}T${draft.time}`);
  const startUtc = Number.isNaN(start.getTime()) ? '' : start.toISOString();
  const startWrong = startProblem(startUtc, nowIso);
  if (startWrong) problems.start = startWrong;
  const [least, most] = [readHandicap(draft.least), readHandicap(draft.most)];
  if (!least.ok) problems.least = least.error;
  if (!most.ok) problems.most = most.error;
  const [indexMin, indexMax] = [least.ok ? least.value : undefined, most.ok ? most.value : undefined];
  if (indexMin !== undefined && indexMax !== undefined && indexMin > indexMax) problems.most = copy.create.rangeProblem;
  if (Object.keys(problems).length > 0) return fail(problems);
  const tees = draft.tees.trim();
  const note = draft.note.trim();
  return ok(
    compact({
      place,
      courseId: draft.courseId,
      startUtc,
      timeZone: deviceZone(),
      holes: Number(draft.holes),
      spots: Number(draft.spots),
      format: draft.format,
      pace: draft.pace,
      transport: draft.transport,
      visibility: draft.visibility,
      indexMin,
      indexMax,
      tees: tees || undefined,
      note: note || undefined,
    }),
  );
};
