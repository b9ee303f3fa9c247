import { type Result, fail, ok, readDecimal } from '@divot/basics';
import { fitsSchema } from '@divot/documents';
import { fieldIn } from '#src/domain/entities/limits.ts';
import { type GolfEvent, eventSchema } from '#src/domain/events/event.ts';
import { USUAL_POINTS, seasonSchema } from '#src/domain/events/season.ts';
import {
  choiceField,
  chosenField,
  numberField,
  textField,
  plainField,
  writtenField,
} from '#src/domain/forms/fields.ts';
import { copy } from './copy.ts';

const ofEvent = (field: string) => fieldIn(eventSchema, field);
const ofSeason = (field: string) => fieldIn(seasonSchema, field);
const { form: words, season: seasonWords } = copy;

/** An event. Its courses are there by name, its players as lines, which are read with the courses' tees. */
export const eventFields = {
  name: textField(ofEvent('name'), { label: words.name }),
  day: plainField({ label: words.day, type: 'date' }),
  courses: chosenField<readonly string[]>({ type: 'array', items: ofEvent('courses.name') }, []),
  form: choiceField(ofEvent('form'), 'stableford', words.form, words.forms),
  maximum: choiceField<NonNullable<GolfEvent['maximum']>>(
    ofEvent('maximum'),
    'net-double-bogey',
    words.maximum,
    words.maxima,
  ),
  scoring: choiceField(ofEvent('scoring'), 'net', words.scoring, words.scorings),
  ties: choiceField(ofEvent('ties'), 'shared', words.ties, words.tieWords),
  lastHoles: choiceField(ofEvent('lastHoles'), 'card', words.lastHoles, words.lastHoleWords),
  players: plainField({ label: words.players }),
};

const readPoints = (typed: string): Result<number[]> => {
  const points = typed
    .split(/[\s,;]+/u)
    .filter(Boolean)
    .map(Number);
  return points.length > 0 && fitsSchema(points, ofSeason('points')) ? ok(points) : fail(seasonWords.wrongPoints);
};

export const seasonFields = {
  name: textField(ofSeason('name'), { label: seasonWords.name }),
  bestOf: numberField(ofSeason('bestOf'), {
    label: seasonWords.bestOf,
    hint: seasonWords.bestOfHint,
    problem: seasonWords.wrongBest,
    usual: 0,
    read: (typed) => readDecimal(typed.trim() || '0'),
  }),
  points: writtenField<readonly number[]>(
    { show: (points) => points.join(', '), read: readPoints },
    { label: seasonWords.points, hint: seasonWords.pointsHint },
  ),
  events: chosenField<readonly string[]>(ofSeason('events'), []),
};

/** A season as its form begins. */
export const NEW_SEASON = { points: USUAL_POINTS };
