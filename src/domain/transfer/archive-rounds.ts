import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Hole, Lie, Round, Shot } from '#src/domain/entities/round.entity.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { type Result, compact, fail, filled, METRES_PER_FOOT, METRES_PER_YARD, ok, truncate } from '@divot/basics';
import { checkHole } from '#src/domain/pad/hole-entry.ts';
import { roundFingerprint } from '#src/domain/rounds/same-round.ts';
import { teeProblems } from '#src/domain/rounds/course-check.ts';
import { finishedImport, ratingsOf } from './finished-import.ts';
import { type ImportContext, type ImportPreview, type OpenDay, type OpenNine, previewOf } from './import-preview.ts';
import { roundIdentity } from './rounds.ts';
import type { ReadHole, ReadRound, ReadRoundShot, RoundArchive } from '@divot/shot-files';

// Turns another maker's rounds into Divot's rounds. What an archive does not contain is unknown, not zero. Pars come
// from the golfer's own course of that name, else from the archive's proposal, which the golfer sees before it counts.

const LIES: Readonly<Record<string, Lie>> = {
  TeeBox: 'tee',
  Fairway: 'fairway',
  Rough: 'rough',
  Bunker: 'sand',
  Green: 'green',
  Recovery: 'recovery',
};
const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

const shotOf = ({ lie, toPinM, club }: ReadRoundShot, at: number): Shot | undefined => {
  const ours = LIES[lie ?? ''];
  if (ours === undefined || toPinM === undefined) return undefined;
  const distance = ours === 'green' ? toPinM / METRES_PER_FOOT : toPinM / METRES_PER_YARD;
  return compact({ id: `s${at + 1}`, lie: ours, distance: Math.round(distance * 10) / 10, club: club || undefined });
};

/** All strokes of a hole with their positions, or none: an incomplete hole gets no strokes gained. */
const shotsOf = ({ shots, strokes, penalties = 0 }: ReadHole): readonly Shot[] => {
  const read = shots.map(shotOf).filter((shot) => shot !== undefined);
  return read.length === shots.length && read.length === strokes - penalties ? read : [];
};

const holeOf = (hole: ReadHole, par: number): Hole => {
  const { n, strokes, putts, penalties, fairway } = hole;
  const shots = shotsOf(hole);
  return compact({
    n,
    par,
    strokes,
    putts: putts === undefined || putts > strokes ? undefined : putts,
    penalties,
    fairway: fairway && par > 3 ? fairway : undefined,
    shots: shots.length > 0 ? [...shots] : undefined,
  });
};

const plainName = (name: string): string => name.trim().toLowerCase();

/** Par by hole from the golfer's own course of that name. */
const ownPars = (name: string | undefined, courses: readonly Course[]): readonly number[] | undefined => {
  const match = name === undefined ? undefined : courses.find((course) => plainName(course.name) === plainName(name));
  return match?.tees[0]?.par;
};

const ratingOf = ({ rating, slope, holes }: ReadRound) =>
  rating === undefined || slope === undefined
    ? {}
    : ratingsOf(
        rating,
        slope,
        holes.map(({ n }) => n),
      );

type Made = { readonly round: Round; readonly isProposed: boolean };

const roundOf = (read: ReadRound, courses: readonly Course[], context: ImportContext): Result<Made> => {
  const { today, ratingMinusPar = true } = context;
  if (read.playedOn > today) return fail('its day is in the future');
  const pars = ownPars(read.course, courses);
  const isKnown = pars !== undefined && read.holes.every(({ n }) => pars[n - 1] !== undefined);
  const parOf = ({ n, par }: ReadHole) => (isKnown ? pars[n - 1] : par);
  if (read.holes.some((hole) => parOf(hole) === undefined)) {
    return fail('the archive holds no pars: add its course to Divot first, then import again');
  }
  const holes = read.holes.map((hole) => holeOf(hole, parOf(hole)!));
  const tee = {
    id: 'imported',
    name: 'Imported',
    par: HOLES.map((n) => holes.find((hole) => hole.n === n)?.par ?? 4),
    ...ratingOf(read),
  };
  const round = compact({
    ...finishedImport(context, read.playedOn, 0),
    holesPlanned: holes.map(({ n }) => n),
    holes,
    mode: 'casual' as const,
    courseSnapshot: { name: truncate(read.course ?? '', 80), tee },
    ratingMinusPar: ratingMinusPar ? undefined : false,
  });
  const wrong = holes.map(checkHole).find((checked) => !checked.ok);
  const [problem] = [validateDocument('rounds', round), ...Object.values(teeProblems(tee))].filter(Boolean);
  if (problem !== undefined) return fail(problem);
  if (wrong && !wrong.ok) return fail(wrong.error);
  return ok({ round, isProposed: !isKnown });
};

type Settled = { readonly rounds: readonly ReadRound[]; readonly openDay?: OpenDay };

/**
 * Settles days that can be read both ways, by which reading lies wholly in the past or by the golfer's answer. American
 * until the golfer answers.
 */
const settleDays = (rounds: readonly ReadRound[], { today, dayFirst }: ImportContext): Settled => {
  const otherDay = ({ playedOn, ambiguous }: ReadRound) => ambiguous?.dayFirst ?? playedOn;
  const open = rounds.find((round) => otherDay(round) !== round.playedOn);
  if (!open) return { rounds };
  const [isPastAsDays, isPastAsMonths] = [
    rounds.every((round) => otherDay(round) <= today),
    rounds.every(({ playedOn }) => playedOn <= today),
  ];
  const isProved = isPastAsDays !== isPastAsMonths;
  const asDays = isProved ? isPastAsDays : dayFirst === true;
  return compact({
    rounds: asDays ? rounds.map((round) => ({ ...round, playedOn: otherDay(round) })) : rounds,
    openDay: isProved ? undefined : { dayFirst: otherDay(open), monthFirst: open.playedOn },
  });
};

const ofNine = (read: ReadRound, nine: 'front' | 'back'): ReadRound => ({
  ...read,
  holes: read.holes.map((hole) => (nine === 'front' ? hole : { ...hole, n: hole.n + 9 })),
});

type Nines = {
  readonly courses: readonly Course[];
  readonly nines: ImportContext['nines'];
  readonly isKnown: (read: ReadRound) => boolean;
  readonly isReadable: (read: ReadRound) => boolean;
};

/**
 * Settles which nine was played: by the golfer's answer, because the course has only nine holes, or as imported before.
 * Undefined if not known yet.
 */
const settleNine = (read: ReadRound, { courses, nines, isKnown, isReadable }: Nines): ReadRound | undefined => {
  const both = (['front', 'back'] as const).map((nine) => ofNine(read, nine));
  const answer = nines?.[read.id];
  if (answer !== undefined) return ofNine(read, answer);
  const fitting = both.filter(isReadable);
  if (ownPars(read.course, courses)?.length === 9 || fitting.length === 0) return both[0];
  return both.find(isKnown);
};

/** What importing an archive would do. Nothing is stored. */
export const roundsOfArchive = (
  archive: RoundArchive,
  storedRounds: readonly Round[],
  courses: readonly Course[],
  context: ImportContext,
): ImportPreview<Round> => {
  const { skipped } = archive;
  const { rounds: dated, ...open } = settleDays(archive.rounds, context);
  const before = new Set(storedRounds.map(roundFingerprint));
  const madeOf = (read: ReadRound) => roundOf(read, courses, context);
  const isKnown = (read: ReadRound) => {
    const made = madeOf(read);
    return made.ok && before.has(roundFingerprint(made.value.round));
  };
  const openNines: OpenNine[] = [];
  const rounds = dated.flatMap((read) => {
    if (!read.ambiguous?.nine) return [read];
    const isReadable = (one: ReadRound) => madeOf(one).ok;
    const settled = settleNine(read, { courses, nines: context.nines, isKnown, isReadable });
    const isAsked = settled === undefined || (context.nines?.[read.id] !== undefined && isReadable(settled));
    if (isAsked) openNines.push({ id: read.id, what: `${read.playedOn} ${read.course ?? ''}`.trim() });
    return settled === undefined ? [] : [settled];
  });
  const made = rounds.map(madeOf);
  const rows = made.map((one, at) => ({ at: at + 1, read: one.ok ? ok(one.value.round) : one }));
  const unread = skipped.map(({ reason }, at) => ({ at: rounds.length + at + 1, read: fail(reason.toLowerCase()) }));
  const preview = compact({
    ...previewOf<Round>([...rows, ...unread], 'entry', storedRounds, roundIdentity(storedRounds)),
    ...open,
    openNines: filled(openNines),
  });
  const proposed = new Set(made.flatMap((one) => (one.ok && one.value.isProposed ? [one.value.round.id] : [])));
  const proposals = preview.toAdd
    .filter(({ id }) => proposed.has(id))
    .map(({ playedOn, courseSnapshot, holes }) => ({
      what: `${playedOn} ${courseSnapshot?.name ?? ''}`.trim(),
      pars: holes.map(({ par }) => par),
    }));
  return proposals.length > 0 ? { ...preview, proposedPars: proposals } : preview;
};
