import { countedHoles, scoreWithoutHoles } from '@divot/golf-rules';
import { ratingFieldsFor } from '#src/domain/handicap/tee-rating.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Form } from '#src/features/round/form-of-play.tsx';
import { equal } from '@divot/documents';
import { type TypedReflections, enteredReflections, typedReflections } from '#src/domain/rounds/reflections.ts';
import type { CardEdit } from '#src/domain/rounds/corrected-card.ts';
import { type Result, compact, ok, readCount, readDecimal } from '@divot/basics';

// A card's facts other than its scores, as typed.

export type CardDraft = Form &
  TypedReflections & {
    readonly playedOn: string;
    readonly mode: Round['mode'];
    readonly pcc: number;
    readonly ratingMinusPar: boolean;
    readonly teeId: string | undefined;
    /** Rating and slope of the holes that count. */
    readonly rating: string;
    readonly slope: string;
    readonly startHole: number | undefined;
    /** The adjusted gross score of a round without holes. */
    readonly gross: string;
  };

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A tee and its rating for the holes of this round that count. */
export const teeDraft = (round: Round, tee: Tee | undefined): Pick<CardDraft, 'teeId' | 'rating' | 'slope'> => {
  const fields = tee && ratingFieldsFor(tee, countedHoles(round));
  return { teeId: tee?.id, rating: typed(fields && tee[fields.rating]), slope: typed(fields && tee[fields.slope]) };
};

export const cardDraft = (round: Round): CardDraft => ({
  playedOn: round.playedOn,
  mode: round.mode,
  format: round.format ?? 'stroke',
  maximumScore: round.maximumScore ?? 'net-double-bogey',
  pcc: round.pcc ?? 0,
  ratingMinusPar: round.ratingMinusPar ?? true,
  ...typedReflections(round),
  ...teeDraft(round, round.courseSnapshot?.tee),
  startHole: round.holesPlanned[0],
  gross: typed(scoreWithoutHoles(round)?.adjustedGross),
});

/** The tee as typed. Undefined if it is the one on the card. */
const editedTee = (round: Round, draft: CardDraft, tees: readonly Tee[]): Result<Tee | undefined> => {
  const [rating, slope] = [readDecimal(draft.rating), readDecimal(draft.slope)];
  if (!rating.ok) return rating;
  if (!slope.ok) return slope;
  const tee = tees.find(({ id }) => id === draft.teeId);
  const fields = tee && ratingFieldsFor(tee, countedHoles(round));
  const edited = tee && fields ? compact({ ...tee, [fields.rating]: rating.value, [fields.slope]: slope.value }) : tee;
  return ok(equal(edited, round.courseSnapshot?.tee) ? undefined : edited);
};

/** What the draft changes about the round, or what is wrong with a typed figure. */
export const cardEdit = (round: Round, draft: CardDraft, tees: readonly Tee[]): Result<CardEdit> => {
  const { gross, teeId: _teeId, rating: _rating, slope: _slope, startHole, format, maximumScore, ...rest } = draft;
  const tee = editedTee(round, draft, tees);
  if (!tee.ok) return tee;
  const total = scoreWithoutHoles(round);
  return ok({
    ...rest,
    ...enteredReflections(draft),
    ...compact({
      format: format === (round.format ?? 'stroke') ? undefined : format,
      maximumScore: format === 'maximum' && maximumScore !== round.maximumScore ? maximumScore : undefined,
      tee: tee.value,
      startHole: startHole === round.holesPlanned[0] ? undefined : startHole,
      total: total && { ...total, adjustedGross: readCount(gross) },
    }),
  });
};
