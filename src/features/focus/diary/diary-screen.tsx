import { nextRetest } from '#src/domain/coach/next-step.ts';
import { factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useCoachEvidence } from '#src/data/queries/coach-evidence.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import type { Known } from '#src/domain/coach/evidence.ts';
import type { Decided, Focus } from '#src/domain/coach/coach.ts';
import { type DiaryEntry, diaryOf } from '#src/domain/coach/diary.ts';
import { PART_NAMES, bandText, focusName, typicalGolfer } from '#src/domain/coach/focus-words.ts';
import { chosenFocus, focusesOf } from '#src/domain/coach/stored-focus.ts';
import { dateText } from '#src/platform/clock/day-text.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy as homeCopy } from '#src/features/focus/copy.ts';
import type { FocusSearch } from '#src/features/focus/focus-search.ts';
import { Bands } from './bands.tsx';
import { copy as words } from './copy.ts';
import { clsx } from 'clsx';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { drillById, sparesPain, todayWithout } from '@divot/golf-content';
import type { IsoDay } from '@divot/basics';
import { useState } from 'react';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { storeFocus } from '#src/data/commands/focus.ts';
import { type Part, PARTS } from '@divot/golf-rules';
import { type Loss, lossIn, sideOfZero } from '@divot/analytics';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';

const changeFocusWords = words.choose;
const STROKES = 'strokes';
type Choice = Part | typeof STROKES;

type ChangeFocusProps = { readonly decided: Decided; readonly uid: string; readonly onClose: () => void };

/** Lets the golfer choose the focus. Divot never overrules that choice before its retest. */
const ChangeFocus = ({ decided: { decision, losses }, uid, onClose }: ChangeFocusProps) => {
  const today = useToday();
  const current: Choice | undefined =
    decision.kind !== 'work-on' ? STROKES : decision.faultId ? undefined : decision.part;
  const [choice, setChoice] = useState(current);
  const [busy, setBusy] = useState(false);
  const save = useSingleFlight(async () => {
    if (!choice) return false;
    setBusy(true);
    await storeFocus(uid, choice === STROKES ? undefined : chosenFocus(choice, losses, today), today);
    setBusy(false);
    onClose();
    return true;
  });
  const aboutOf = (part: Part) => {
    const loss = lossIn(losses, part);
    return loss ? `${changeFocusWords.row(loss)} ${bandText(loss)}.` : changeFocusWords.unknown;
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={decision.kind === 'work-on' ? changeFocusWords.title : changeFocusWords.first}
      footer={
        <Button
          variant="primary"
          size="play"
          block
          busy={busy}
          disabled={choice === current}
          onClick={() => void save()}
        >
          {changeFocusWords.save}
        </Button>
      }
    >
      <RadioCards<Choice>
        label={changeFocusWords.label}
        value={choice}
        onChange={setChoice}
        cards={[
          ...PARTS.map((part) => ({ value: part, title: PART_NAMES[part], text: aboutOf(part) })),
          { value: STROKES, title: changeFocusWords.strokes, text: changeFocusWords.strokesText },
        ]}
      />
    </Sheet>
  );
};

const retestStripWords = words.retests;

/** The result of a retest, or the day it is due. */
const resultOf = ({ day, daysAfter, done, pass }: Focus['retests'][number], today: IsoDay) => {
  if (!done) return ['?', day <= today ? retestStripWords.due(dateText(day)) : dateText(day)] as const;
  return [
    done.score === undefined ? retestStripWords.done : homeCopy.strip.score(done.score, pass),
    retestStripWords.after(daysAfter),
  ] as const;
};

type RetestStripProps = { readonly focus: Focus; readonly today: IsoDay };

/** What the golfer retained after a day, a week and three weeks. */
const RetestStrip = ({ focus, today }: RetestStripProps) => {
  const { id: focusId, retests } = focus;
  const next = nextRetest(focus, today);
  const painAreas = usePainAreas();
  const drill = drillById(retests[0]?.drillId ?? '');
  if (!drill) return null;
  const without = sparesPain(drill, painAreas) ? undefined : todayWithout(painAreas);
  return (
    <Section title={retestStripWords.title(drill.name)}>
      {without !== undefined && <p className="measure pb-2 text-note text-rough">{without}</p>}
      <ol className="edge grid auto-cols-fr grid-flow-col overflow-hidden rounded-control border-ink">
        {retests.map((retest, at) => {
          const { daysAfter, done } = retest;
          const isMissed = !done && retests.slice(at + 1).some((later) => later.day <= today);
          const [result, when] = isMissed ? ['–', retestStripWords.missed] : resultOf(retest, today);
          return (
            <li
              key={daysAfter}
              className={clsx('p-4', at > 0 && 'border-l border-ink', done && 'bg-fairway text-on-fairway')}
            >
              <span className="figures block text-head font-strong">{result}</span>
              <span
                className="block text-fine"
                {...factData(['retest', retest === next ? dateText(retest.day) : undefined, focusId])}
              >
                {when}
              </span>
            </li>
          );
        })}
      </ol>
    </Section>
  );
};

const Running = ({
  entry,
  focus,
  golfer,
}: {
  readonly entry: DiaryEntry;
  readonly focus: Focus;
  readonly golfer: Known;
}) => {
  const { lookBack, sessions, minutes, firstScore } = entry;
  const { before, since, change, verdict } = lookBack;
  const byItself = change && since ? before.value - since.value - change.value : 0;
  const pass = focus.retests[0]?.pass;
  const first = pass && firstScore !== undefined ? homeCopy.strip.score(firstScore, pass) : undefined;
  const rowOf = (name: string, loss: Loss, isCost: boolean, span: string) => ({
    name,
    loss,
    isCost,
    of: `${focus.part} ${span} ${focus.startedOn}`,
  });
  return (
    <>
      <section aria-label={words.now} className="flex flex-col gap-4">
        <div>
          <p className="label text-rough" {...factData(['focus', focusName(focus)])}>
            {focusName(focus)}
          </p>
          <h2 className="text-figure font-strong text-balance">{words.verdicts[verdict]}</h2>
          <p
            className="measure text-lead"
            {...factData(['change', change && homeCopy.strokes(Math.abs(change.value)), focus.id])}
          >
            {words.change(verdict, change?.value, since?.rounds ?? 0)}
          </p>
        </div>
        {before.rounds > 0 && (
          <Bands
            typical={typicalGolfer(golfer.index)}
            rows={[
              rowOf(words.before, before, sideOfZero(before) === 'above', 'before'),
              ...(since ? [rowOf(words.since(dateText(focus.startedOn)), since, false, 'since')] : []),
            ]}
          />
        )}
        {byItself >= 0.05 && <p className="measure text-note text-rough">{words.byItself(byItself)}</p>}
      </section>
      <RetestStrip focus={focus} today={golfer.today} />
      <p
        className="text-note text-rough"
        {...factData(['result', first, `${focus.id} first/${focus.retests[0]?.drillId}`])}
      >
        {first && words.started(first)} {words.did(sessions, minutes, false)}
      </p>
    </>
  );
};

const Earlier = ({ entries }: { readonly entries: readonly DiaryEntry[] }) => (
  <Section title={words.earlier}>
    <ul>
      {entries.map(({ focus, lookBack: { verdict, change, since }, sessions, minutes }) => (
        <li key={focus.id} className="rule-b grid grid-cols-[6rem_1fr] gap-x-4 py-3">
          <span className={verdict === 'yes' ? 'text-lead font-strong text-fairway-ink' : 'text-lead font-strong'}>
            {words.short[verdict]}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">
              {focusName(focus)}, {words.span(dateText(focus.startedOn), dateText(focus.endedOn ?? focus.startedOn))}
            </span>
            <span
              className="block text-note text-rough"
              {...factData(['change', change && since ? words.changed(change.value) : undefined, focus.id])}
            >
              {change && since ? words.was(change, since.rounds) : words.noRounds} {words.did(sessions, minutes, true)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Section>
);

const Diary = ({ decision, golfer }: Pick<Decided, 'decision'> & { readonly golfer: Known }) => {
  const retested = decision.kind === 'work-on' ? decision.retests[0]?.drillId : undefined;
  const entries = diaryOf(focusesOf(golfer.profile), golfer, retested);
  const running =
    decision.kind === 'work-on'
      ? entries.find(({ focus: { id, endedOn } }) => id === decision.id && endedOn === undefined)
      : undefined;
  const earlier = entries.filter((entry) => entry !== running);
  return (
    <>
      {decision.kind === 'work-on' && running ? (
        <Running entry={running} focus={decision} golfer={golfer} />
      ) : (
        <EmptyState of="notes">{words.none}</EmptyState>
      )}
      {earlier.length > 0 && <Earlier entries={earlier} />}
    </>
  );
};

type Props = { readonly at: FocusSearch; readonly go: (at: FocusSearch) => void };

/** /focus: each focus, the practice done for it, and whether it helped. */
export const DiaryScreen = ({ at, go }: Props) => {
  const decided = useDecision();
  const golfer = useCoachEvidence();
  return (
    <Page
      title={words.title}
      back={
        <Link to="/dashboard" className={`${textLinkLook} self-start`}>
          <BackIcon className="size-4" />
          {words.home}
        </Link>
      }
    >
      {decided && golfer ? <Diary decision={decided.decision} golfer={golfer} /> : <Skeleton className="h-100" />}
      <Button className="self-start" disabled={!decided} onClick={() => go({ change: true })}>
        {decided?.decision.kind === 'work-on' ? homeCopy.change : words.choose.first}
      </Button>
      {decided && golfer && at.change && (
        <ChangeFocus decided={decided} uid={golfer.profile.id} onClose={() => go({})} />
      )}
    </Page>
  );
};
