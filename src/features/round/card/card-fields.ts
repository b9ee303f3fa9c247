import { type Result, compact, fail, ok, readCount, readDecimal } from '@divot/basics';
import { equal } from '@divot/documents';
import { countedHoles, scoreWithoutHoles } from '@divot/golf-rules';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import {
  type Shown,
  type Typed,
  choiceField,
  chosenField,
  numberField,
  plainField,
  readTyped,
  textField,
  typedIn,
  writtenField,
} from '#src/domain/forms/fields.ts';
import { ratingFieldsFor } from '#src/domain/handicap/tee-rating.ts';
import type { CardEdit } from '#src/domain/rounds/corrected-card.ts';
import { copy } from '#src/features/round/copy.ts';

const ofRound = (field: string) => fieldOf('rounds', field);
const conditions = copy.finish.conditions.map(([value, label]) => ({ value, label }));

/** What a golfer says about a round, when it is finished or later on its card. */
export const reflectionFields = {
  bestShot: textField(ofRound('bestShot'), { label: copy.finish.best }),
  lesson: textField(ofRound('lesson'), { label: copy.finish.lesson }),
  mood: chosenField<number | undefined>(ofRound('mood'), undefined),
  signedBy: textField(ofRound('signedBy'), { label: copy.finish.signer, hint: copy.finish.signerHint }),
  notes: textField(ofRound('notes'), { label: copy.pad.notes }),
  pcc: {
    ...numberField(ofRound('pcc'), { label: copy.finish.pcc, problem: copy.finish.pccHint, usual: 0 }),
    box: { label: copy.finish.pcc, hint: copy.finish.pccHint, options: conditions },
  },
};
type Goals = NonNullable<Round['goals']>;
export const reviewFields = { ...reflectionFields, goals: chosenField<Goals>(ofRound('goals'), []) };

/** A tee, and its rating for the holes that count, which is checked with the card. */
const teeFields = {
  teeId: chosenField<string>(ofRound('courseSnapshot.tee.id'), ''),
  rating: writtenField<number>({ show: String, read: readDecimal }, { label: copy.card.rating, inputMode: 'decimal' }),
  slope: writtenField<number>({ show: String, read: readDecimal }, { label: copy.card.slope, inputMode: 'numeric' }),
};
/** A card's facts other than its scores. */
export const cardFields = {
  ...reflectionFields,
  ...teeFields,
  playedOn: plainField({ label: copy.setup.day, hint: copy.card.dayHint, type: 'date' }),
  mode: choiceField(ofRound('mode'), 'casual', copy.setup.mode, {
    casual: copy.setup.modes.casual,
    practice: copy.setup.modes.practice,
    competition: copy.setup.modes.competition,
  }),
  format: chosenField<NonNullable<Round['format']>>(ofRound('format'), 'stroke'),
  maximumScore: chosenField<NonNullable<Round['maximumScore']>>(ofRound('maximumScore'), 'net-double-bogey'),
  ratingMinusPar: chosenField<boolean>(ofRound('ratingMinusPar'), true),
  startHole: chosenField<number | undefined>(ofRound('holes.n'), undefined),
  /** The adjusted gross score of a round without holes. */
  gross: writtenField<number>(
    { show: String, read: (typed) => ok(readCount(typed)) },
    { label: copy.card.adjustedGross, hint: copy.card.adjustedGrossHint, inputMode: 'numeric' },
  ),
};

const teeShown = (round: Round, tee: Tee | undefined): Shown<typeof teeFields> => {
  const fields = tee && ratingFieldsFor(tee, countedHoles(round));
  return { teeId: tee?.id, rating: fields && tee[fields.rating], slope: fields && tee[fields.slope] };
};
/** A tee as the golfer chooses it. */
export const typedTee = (round: Round, tee: Tee | undefined) => typedIn(teeFields, teeShown(round, tee));

export const cardShown = (round: Round): Shown<typeof cardFields> => ({
  ...round,
  ...teeShown(round, round.courseSnapshot?.tee),
  startHole: round.holesPlanned[0],
  gross: scoreWithoutHoles(round)?.adjustedGross,
});

/** What the form changes about the round, or what is wrong with a typed figure. */
export const cardEdit = (round: Round, typed: Typed<typeof cardFields>, tees: readonly Tee[]): Result<CardEdit> => {
  const read = readTyped(cardFields, typed);
  if (!read.ok) return fail(Object.values(read.error)[0]!);
  const { gross, teeId, rating, slope, startHole, format, maximumScore, ...facts } = read.value;
  const before = round.courseSnapshot?.tee;
  const tee = tees.find(({ id }) => id === teeId);
  const fields = tee && ratingFieldsFor(tee, countedHoles(round));
  const edited = tee && fields ? compact({ ...tee, [fields.rating]: rating, [fields.slope]: slope }) : tee;
  const total = scoreWithoutHoles(round);
  return ok({
    ...facts,
    playedOn: typed.playedOn,
    ...compact({
      format: format === (round.format ?? 'stroke') ? undefined : format,
      maximumScore: format === 'maximum' && maximumScore !== round.maximumScore ? maximumScore : undefined,
      tee: equal(edited, before) ? undefined : edited,
      startHole: startHole === round.holesPlanned[0] ? undefined : startHole,
      total: total && { ...total, adjustedGross: gross! },
    }),
  });
};
