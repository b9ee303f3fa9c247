import { dayText } from '#src/platform/clock/day-text.ts';
import type { ReactNode } from 'react';
import { type RecordFacts, hasHoles } from '@divot/analytics';
import { type HandicapEntry, adjustedHoles } from '@divot/golf-rules';
import { swappedBy } from '#src/domain/rounds/round-story.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, signedText } from '#src/features/analytics/figures-text.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';

const words = copy.handicap.trail;

type AuditTrailProps = {
  readonly entry: HandicapEntry;
  readonly facts: RecordFacts | undefined;
  readonly entries: readonly HandicapEntry[];
  readonly before: number | null;
};

const Step = ({
  title,
  rule,
  result,
  children,
}: {
  readonly title: string;
  readonly rule?: string;
  readonly result?: string | undefined;
  readonly children: ReactNode;
}) => (
  <li className="rule-t flex flex-col gap-1 py-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-body font-strong">{title}</h3>
      {result !== undefined && <p className="figures text-lead font-strong">{result}</p>}
    </div>
    <div className="flex flex-col gap-1 text-note">{children}</div>
    {rule && <p className="text-fine text-rough">{rule}</p>}
  </li>
);

/** How the course handicap follows from the index; undefined where a figure of it is not known. */
const courseHandicapFormula = (
  { courseHandicap, indexAtPlay, holes }: HandicapEntry,
  facts: RecordFacts | undefined,
) => {
  const { slope, courseRating, par = 0, ratingMinusPar = true } = facts?.handicap ?? {};
  if (courseHandicap === null || indexAtPlay === null || slope === undefined || courseRating === undefined)
    return undefined;
  const index = decimalText(indexAtPlay);
  return words.courseHandicapFormula(
    holes === 9 ? words.half(handicapText(indexAtPlay), decimalText(Math.floor(indexAtPlay * 5 + 0.5) / 10)) : index,
    slope,
    ratingMinusPar ? words.ratingMinusPar(decimalText(courseRating), par) : '',
    handicapText(courseHandicap, 0),
  );
};

const handicapLine = ({ courseHandicap, indexAtPlay }: HandicapEntry): string =>
  courseHandicap === null || indexAtPlay === null
    ? words.noCourseHandicap
    : words.courseHandicap(handicapText(courseHandicap, 0), handicapText(indexAtPlay));

type AdjustedHole = ReturnType<typeof adjustedHoles>[number];
const LimitedHoles = ({ limited }: { readonly limited: readonly AdjustedHole[] }) => (
  <Disclosure title={words.limited(limited.length)}>
    <ul className="figures">
      {limited.map(({ hole, most }) => (
        <li key={hole.n} className="flex justify-between gap-4 py-1">
          <span>{words.limitedHole(hole.n ?? 0, hole.par)}</span>
          <span>{hole.strokes === undefined ? words.counts(most) : words.countsOf(hole.strokes ?? most, most)}</span>
        </li>
      ))}
    </ul>
  </Disclosure>
);

const ScoreStep = ({ entry, facts }: Pick<AuditTrailProps, 'entry' | 'facts'>) => {
  const { adjustedGross, courseHandicap } = entry;
  if (adjustedGross === null) return null;
  const holeScores = facts?.handicap?.holeScores ?? [];
  const formula = courseHandicapFormula(entry, facts);
  const hasPickUps = holeScores.some(({ pickedUp }) => pickedUp === true);
  const limited = adjustedHoles(holeScores, courseHandicap).filter(({ hole, counts }) => hole.strokes !== counts);
  return (
    <Step title={words.score} rule={words.scoreRule} result={String(adjustedGross)}>
      {(!facts || hasHoles(facts)) && <p>{handicapLine(entry)}</p>}
      {formula !== undefined && <p className="figures">{formula}</p>}
      {facts && !hasHoles(facts) && <p>{words.totalOnly}</p>}
      {hasPickUps && <p>{words.pickedUp}</p>}
      {facts && hasHoles(facts) && !hasPickUps && <p>{words.scoreText(facts.strokes, adjustedGross)}</p>}
      {limited.length > 0 && <LimitedHoles limited={limited} />}
    </Step>
  );
};

const formulaOf = (entry: HandicapEntry, facts: RecordFacts | undefined): string | undefined => {
  const { adjustedGross, differential, expected, holes, holesPlayed } = entry;
  const { slope, courseRating, pcc = 0 } = facts?.handicap ?? {};
  if (adjustedGross === null || differential === null || slope === undefined || courseRating === undefined) {
    return undefined;
  }
  const pccText = pcc === 0 ? '' : words.pcc(holes === 9, pcc);
  const rating = decimalText(courseRating);
  const result = decimalText(differential);
  if (expected === null) return words.eighteen(slope, adjustedGross, rating, pccText, result);
  if (holes === 9) return words.nine(slope, adjustedGross, rating, pccText, decimalText(expected), result);
  return words.partial(holesPlayed, decimalText(expected), result);
};

const DifferentialStep = ({ entry, facts }: Pick<AuditTrailProps, 'entry' | 'facts'>) => {
  const { differential, expected, provisional, adjustment, indexAtPlay, holesPlayed } = entry;
  if (differential === null) return null;
  const formula = formulaOf(entry, facts);
  return (
    <Step title={words.differential} rule={words.differentialRule} result={decimalText(differential)}>
      {formula && <p className="figures">{formula}</p>}
      {expected !== null && indexAtPlay !== null && !provisional && (
        <p className="figures">
          {words.expectedFormula(decimalText(indexAtPlay), 18 - holesPlayed, decimalText(expected))}
        </p>
      )}
      {expected !== null && <p>{words.expectedNote}</p>}
      {provisional && <p>{words.provisional}</p>}
      {adjustment !== 0 && <p>{words.adjusted(decimalText(adjustment))}</p>}
    </Step>
  );
};

const ExceptionalStep = ({ entry }: Pick<AuditTrailProps, 'entry'>) => {
  const { exceptionalReduction, indexAtPlay, differential } = entry;
  if (exceptionalReduction === 0 || indexAtPlay === null || differential === null) return null;
  return (
    <Step title={words.exceptional} rule={words.exceptionalRule} result={decimalText(exceptionalReduction)}>
      <p>{words.exceptionalText(decimalText(indexAtPlay - differential), decimalText(exceptionalReduction))}</p>
    </Step>
  );
};

const AverageStep = ({ entry, entries }: Pick<AuditTrailProps, 'entry' | 'entries'>) => {
  const { average, used, onRecord, tableAdjustment } = entry;
  if (average === null) return null;
  return (
    <Step title={words.average} rule={words.averageRule} result={decimalText(average)}>
      <p>{words.averageText(used.length, onRecord, decimalText(average))}</p>
      {tableAdjustment !== 0 && <p>{words.table(decimalText(tableAdjustment))}</p>}
      <Disclosure title={words.used}>
        <ul className="figures">
          {used.map(({ entry: at, differential, adjustment }) => (
            <li key={at} className="flex justify-between gap-4 py-1">
              <span>{dayText(entries[at]?.playedOn ?? '')}</span>
              <span>
                {decimalText(differential)}
                {adjustment !== 0 && ` ${signedText(adjustment)}`}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Step>
  );
};

const CapStep = ({ entry }: Pick<AuditTrailProps, 'entry'>) => {
  const { average, cap, lowIndex, atMaximum } = entry;
  if (average === null) return null;
  const low = lowIndex === null ? '' : handicapText(lowIndex);
  const label =
    lowIndex === null ? words.capNoLow : { none: words.capNone, soft: words.capSoft, hard: words.capHard }[cap](low);
  return (
    <Step title={words.cap} rule={words.capRule}>
      <p>{label}</p>
      {atMaximum && <p>{words.maximum}</p>}
    </Step>
  );
};

/** What changed, in one sentence, before the rules that led to it. */
const Answer = ({ entry, entries, before }: Pick<AuditTrailProps, 'entry' | 'entries' | 'before'>) => {
  if (entry.status !== 'counted' || entry.index === null || before === null) return null;
  const { cameIn, wentOut } = swappedBy(entries, entry);
  return (
    <p className="measure figures pb-3 text-lead font-strong">
      {words.answer(
        cameIn.map((one) => decimalText(one)),
        wentOut.map((one) => decimalText(one)),
        entry.used.length,
        signedText(entry.index - before),
      )}
    </p>
  );
};

/** From the card to the index: every number with its rule and its inputs. */
export const AuditTrail = ({ entry, facts, entries, before }: AuditTrailProps) => (
  <>
    <Answer entry={entry} entries={entries} before={before} />
    <ol>
      <ScoreStep entry={entry} facts={facts} />
      {entry.status === 'not-counted' && entry.reason && (
        <Step title={copy.handicap.statusNot}>
          <p>{words.reasons[entry.reason]}</p>
        </Step>
      )}
      {entry.status === 'pending' && (
        <Step title={copy.handicap.statusPending}>
          <p>{words.pending}</p>
        </Step>
      )}
      <DifferentialStep entry={entry} facts={facts} />
      <ExceptionalStep entry={entry} />
      {entry.status === 'counted' && (
        <>
          <AverageStep entry={entry} entries={entries} />
          <CapStep entry={entry} />
        </>
      )}
      <Step
        title={words.index}
        result={entry.index === null ? copy.handicap.whatIf.noIndex : handicapText(entry.index)}
      >
        {before !== null && <p>{words.before(handicapText(before))}</p>}
      </Step>
    </ol>
  </>
);
