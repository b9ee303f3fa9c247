import { useHandicapRecord, useRoundFacts } from '#src/data/queries/analytics.ts';
import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { countData, factData } from '#src/domain/facts.ts';
import { useState } from 'react';
import { deleteRound, restoreRound } from '#src/data/commands/rounds.ts';
import { localRuleNumbers } from '#src/domain/rounds/local-rules.ts';
import type { Round, RoundTotal } from '#src/domain/entities/round.entity.ts';
import { type Count, roundStatistics } from '@divot/analytics';
import { cardStanding } from '#src/domain/handicap/card-standing.ts';
import { handicapRoundOf, roundDifferential, roundTotals, scoreWithoutHoles } from '@divot/golf-rules';
import { scoredPartners } from '#src/domain/rounds/players.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { showHistory } from '#src/platform/history-search.ts';
import { longDayText } from '#src/platform/clock/day-text.ts';
import { ToPar } from '#src/ui/primitives/score.tsx';
import { DeleteIcon, EditIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { copy } from '#src/features/round/copy.ts';
import { ShotsMapButton } from '#src/features/round/pad/map-button.tsx';
import { useAreas } from '#src/features/round/areas.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { ConflictChooser } from './conflict-chooser.tsx';
import { DifferentialLine } from './differential-line.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { NetLine } from './net-line.tsx';
import { Scorecard } from './scorecard.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const words = copy.card;
const decimal = (value: number) => value.toFixed(1).replace('-', '−');
const figureText = (value: number | undefined, digits = 0): string | undefined =>
  value === undefined ? undefined : value.toFixed(digits);

type Props = { readonly round: Round; readonly total: RoundTotal };

/** A round with only a total: the score, what it was measured against, and a note that its holes are unknown. */
const TotalCard = ({ round, total }: Props) => {
  const { RoundPicture } = useAreas();
  const { courseRating, slope } = round.courseSnapshot?.tee ?? {};
  const record = handicapRoundOf(round);
  const differential = record && roundDifferential(record, round.indexAtStart ?? null);
  const isPosted = record?.differential !== undefined;
  const rows = [
    [words.played, String(total.holes)],
    [words.rating, figureText(courseRating, 1)],
    [words.slope, figureText(slope)],
    [words.pcc, round.pcc === undefined ? undefined : decimal(round.pcc).replace('.0', '')],
    [
      isPosted ? words.postedDifferential : words.differential,
      differential === undefined ? undefined : decimal(differential),
    ],
  ].filter(([, value]) => value !== undefined);
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div className="flex flex-col gap-1">
          <p className="figures text-figure font-strong">{total.adjustedGross}</p>
          <p className="text-note text-rough">
            {words.adjustedGross} {words.totalStanding[cardStanding(round)]}
          </p>
        </div>
        <RoundPicture round={round} className="size-18" />
      </div>
      <section className="edge flex flex-col gap-1 rounded-control bg-surface p-4">
        <h2 className="text-lead font-strong">{words.noHoles}</h2>
        <p className="measure">{words.noHolesText}</p>
      </section>
      <dl className="max-w-xl">
        {rows.map(([name, value]) => (
          <div key={name} className="rule-b flex justify-between gap-4 py-2">
            <dt className="text-rough">{name}</dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const counted = ({ made, of }: Count) => (of === 0 ? copy.card.notCounted : copy.card.of(made, of));

const statisticData = (id: string, name: string, { made, of }: Count) =>
  of === 0 ? {} : countData(`${id}/${name}`, made, of);

/** Each figure with the number of holes it is based on. */
const StatisticsList = ({ round: { id, holes } }: { readonly round: Round }) => {
  const { greens, fairways, upAndDowns, putts, penalties } = roundStatistics(holes);
  const rows = [
    [copy.card.greens, counted(greens), statisticData(id, 'greens', greens)],
    [copy.card.fairways, counted(fairways), statisticData(id, 'fairways', fairways)],
    [copy.card.saves, counted(upAndDowns), statisticData(id, 'saves', upAndDowns)],
    [
      copy.card.puttsTotal,
      putts.holes === 0
        ? copy.card.notCounted
        : `${copy.card.on(putts.total, putts.holes)}, ${copy.card.threePutts(putts.threePutts)}`,
    ],
    [copy.card.penalties, String(penalties)],
  ] as const;
  return (
    <dl>
      {rows.map(([name, value, data]) => (
        <div key={name} className="rule-b flex justify-between gap-4 py-2">
          <dt className="text-rough">{name}</dt>
          <dd className="figures text-right font-medium" {...data}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Reflections = ({ round }: { readonly round: Round }) => {
  const rows = [
    [copy.finish.best, round.bestShot],
    [copy.finish.lesson, round.lesson],
    [copy.finish.mood, round.mood && copy.finish.moodOf(round.mood)],
    [copy.pad.notes, round.notes],
    [copy.finish.signer, round.signedBy],
    [copy.setup.weather, round.weather],
    [copy.card.localRules, localRuleNumbers(round.localRules).join(', ')],
    [copy.setup.thought, round.swingThought],
    ...(round.goals ?? []).map(({ text, outcome }) => [text, outcome && copy.pad.answers[outcome]] as const),
  ].filter(([, value]) => value !== undefined && value !== '');
  if (rows.length === 0) return null;
  return (
    <Section title={copy.card.reflections}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="rule-b flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-rough">{name}</dt>
            <dd
              className="measure font-medium"
              {...(name === copy.finish.mood && round.mood && countData(`${round.id}/mood`, round.mood, 5))}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

/** The holes of a round and their totals. */
const Card = ({ round }: { readonly round: Round }) => {
  const { RoundPicture, GamesSection, PartnerCards } = useAreas();
  const totals = roundTotals(round);
  const { record, complete } = useRoundFacts();
  const entries = useHandicapRecord(record, complete)?.entries;
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <p
            className="figures text-figure font-strong"
            aria-label={`${copy.card.score} ${totals.strokes}`}
            {...scoreFacts(round.id, { strokes: totals.strokes })}
          >
            {totals.strokes}
          </p>
          <p className="figures text-head" {...factData(['to-par', toParText(totals.toPar), round.id])}>
            <ToPar>{toParText(totals.toPar)}</ToPar>
          </p>
          <p className="text-note text-rough">
            {copy.finish.standing[cardStanding(round)]} {totals.pickUps > 0 && `${copy.card.pickUps(totals.pickUps)}.`}
          </p>
        </div>
        <RoundPicture round={round} className="size-18" />
      </div>
      <div className="flex flex-col gap-1">
        <NetLine round={round} />
        {entries && (
          <DifferentialLine round={round} recorded={entries.find(({ id }) => id === round.id)?.differential} />
        )}
      </div>
      <Scorecard round={round} />
      <GamesSection round={round} />
      {scoredPartners(round).length > 0 && (
        <Section title={copy.card.partnerCards} className="print:hidden">
          <PartnerCards round={round} />
        </Section>
      )}
    </>
  );
};

/** One round as its card, with the golfer's notes on the day. */
export const CardScreen = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const { MapsBy, PartnersSheet } = useAreas();
  const total = scoreWithoutHoles(round);
  const [isEditing, setEditing] = useState(false);
  const [arePartnersOpen, setPartnersOpen] = useState(false);
  const erase = async () => {
    if (!succeeded(await deleteRound(round.id))) return;
    go({});
    const { conflicts: _conflicts, ...whole } = round;
    showUndo(copy.card.deleted, () => void restoreRound(whole));
  };
  return (
    <Page
      width="wide"
      title={courseName(round.courseSnapshot?.name)}
      lead={[
        longDayText(round.playedOn),
        round.courseSnapshot && teeText(round.courseSnapshot.tee),
        copy.setup.modes[round.mode],
      ]
        .filter(Boolean)
        .join(DOT)}
      back={<BackLink label={copy.card.back} onClick={() => go({})} />}
    >
      <ConflictChooser round={round} />
      {total ? <TotalCard round={round} total={total} /> : <Card round={round} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10 print:grid-cols-2 print:gap-10">
        {!total && (
          <Section title={copy.card.statistics}>
            <StatisticsList round={round} />
          </Section>
        )}
        <Reflections round={round} />
      </div>
      <div className="rule-t flex flex-wrap justify-between gap-3 pt-4 print:hidden">
        <div className="flex flex-wrap gap-3">
          {!total && (
            <Button onClick={() => go({ round: round.id, view: 'edit', hole: round.holesPlanned[0] ?? 1 })}>
              <EditIcon className="size-5" />
              {copy.card.edit}
            </Button>
          )}
          {!total && <ShotsMapButton round={round} go={go} />}
          {!total && <Button onClick={() => setPartnersOpen(true)}>{copy.pad.partners}</Button>}
          <Button onClick={() => setEditing(true)}>{total ? copy.card.aboutTotal : copy.card.about}</Button>
          {!total && round.status === 'finished' && (
            <Button onClick={() => go({ round: round.id, view: 'story' })}>{copy.card.story}</Button>
          )}
          <Button onClick={() => showHistory('rounds', round.id)}>{copy.card.history}</Button>
          <Button onClick={() => window.print()}>{copy.card.print}</Button>
        </div>
        <Button variant="danger" onClick={() => void erase()}>
          <DeleteIcon className="size-5" />
          {copy.card.delete}
        </Button>
      </div>
      <EditSheet key={String(isEditing)} round={round} open={isEditing} onClose={() => setEditing(false)} />
      <PartnersSheet
        key={`partners ${arePartnersOpen}`}
        round={round}
        open={arePartnersOpen}
        onClose={() => setPartnersOpen(false)}
      />
      <MapsBy courseIds={[round.courseId]} />
    </Page>
  );
};
