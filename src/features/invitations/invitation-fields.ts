import { type Result, compact, fail, ok } from '@divot/basics';
import type { GameInput } from '#src/data/commands/invitations.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import {
  type Problems,
  type Typed,
  choiceField,
  chosenField,
  numberField,
  readTyped,
  textField,
  plainField,
} from '#src/domain/forms/fields.ts';
import { handicapField } from '#src/domain/forms/handicap-field.ts';
import { startProblem } from '#src/domain/invitations/invitation-rules.ts';
import { deviceZone } from '#src/domain/lessons/zones.ts';
import { copy } from './copy.ts';

const words = copy.create;
const ofGame = (field: string) => fieldOf('games', field);

const count = (field: 'holes' | 'spots', usual: number, ...values: readonly string[]) => {
  const { box, ...others } = numberField(ofGame(field), { label: words[field], usual, problem: words[field] });
  return { ...others, box: { label: box.label, segments: values.map((value) => ({ value, label: value })) } };
};
const part = (type: 'date' | 'time', label: string) => plainField({ label, type });

/** A game that is hosted, and where its players meet. */
export const gameFields = {
  place: textField(ofGame('place'), { label: words.place, missing: words.placeLimit, problem: words.placeLimit }),
  /** The golfer's course of that name. '' if the place was typed. */
  courseId: chosenField<string>(ofGame('courseId'), ''),
  directions: textField(fieldOf('meetingPoints', 'directions'), {
    label: words.directions,
    hint: words.directionsHint,
    problem: words.directionsLimit,
  }),
  day: part('date', words.day),
  time: part('time', words.time),
  holes: count('holes', 18, '9', '18'),
  spots: count('spots', 3, '1', '2', '3'),
  format: choiceField(ofGame('format'), 'casual', words.format, copy.formats),
  visibility: choiceField(ofGame('visibility'), 'nearby', words.visibility, copy.visibilities),
  indexMin: handicapField(words.least),
  indexMax: handicapField(words.most),
  pace: choiceField(ofGame('pace'), 'normal', words.pace, copy.paces),
  transport: choiceField(ofGame('transport'), 'walking', words.transport, copy.transports),
  tees: textField(ofGame('tees'), { label: words.tees }),
  note: textField(ofGame('note'), { label: words.note }),
};

export const readGame = (typed: Typed<typeof gameFields>, nowIso: string): Result<GameInput, Problems> => {
  const start = new Date(`${typed.day}T${typed.time}`);
  const startUtc = Number.isNaN(start.getTime()) ? '' : start.toISOString();
  const wrongStart = startProblem(startUtc, nowIso);
  const read = readTyped(gameFields, typed);
  const { indexMin = -Infinity, indexMax = Infinity } = read.ok ? read.value : {};
  const problems: Problems = {
    ...(read.ok ? {} : read.error),
    ...(wrongStart !== undefined && { day: wrongStart }),
    ...(indexMin > indexMax && { indexMax: words.rangeProblem }),
  };
  if (!read.ok || Object.keys(problems).length > 0) return fail(problems);
  const { directions: _of, day: _day, time: _time, ...game } = read.value;
  return ok(compact({ ...game, startUtc, timeZone: deviceZone() }) as GameInput);
};
