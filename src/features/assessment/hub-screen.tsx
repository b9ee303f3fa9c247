import { countData, factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useDraft, useFinishedAssessments } from '#src/data/queries/assessments.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { isSwingAssessed } from '#src/domain/insights/swing-assessed.ts';
import { type IsoDay, daysBetween } from '@divot/basics';
import { dayOfDate } from '#src/domain/shared/day-of-date.ts';
import { reassessOn } from '#src/domain/shared/reassessment.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { choiceOf, withChoice } from '#src/domain/profile/choices.ts';
import { askToNotify, notificationRight } from '#src/platform/device/notifications.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.hub;

const Notifications = () => {
  const [right, setRight] = useState(notificationRight);
  if (right === 'none') return null;
  if (right !== 'default') {
    return <p className="text-note text-rough">{right === 'granted' ? words.notifyOn : words.notifyOff}</p>;
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button onClick={() => void askToNotify().then(setRight)}>{words.notify}</Button>
      <p className="text-fine text-rough">{words.notifyHint}</p>
    </div>
  );
};

/** Whether and how Divot reminds the golfer that a check is due. */
const ReminderSection = ({ profile }: { readonly profile: Profile }) => {
  const isOn = choiceOf(profile.preferences, 'assessmentReminders');
  const choose = async (on: boolean) => {
    const preferences = withChoice(profile.preferences, 'assessmentReminders', on);
    succeeded(await saveProfile(profile.id, { preferences }));
  };
  return (
    <Section title={words.reminder}>
      <div className="flex flex-col gap-3">
        <Switch
          label={words.reminderSwitch}
          hint={words.reminderHint}
          checked={isOn}
          onChange={(on) => void choose(on)}
        />
        {isOn && <Notifications />}
      </div>
    </Section>
  );
};

type CardProps = {
  readonly name: string;
  readonly text: string;
  readonly to: '/swing-assessment' | '/mobility-assessment';
  readonly doneOn: IsoDay | undefined;
  readonly draft: Assessment | undefined;
  readonly newest: Assessment | undefined;
  readonly outcome: string | undefined;
  /** Of 100. */
  readonly score?: number | undefined;
};

/** The next check, and in how many days. Undefined once it is due. */
const comingCheck = (doneOn: IsoDay, today: IsoDay) => {
  const on = reassessOn(doneOn);
  const days = daysBetween(today, on);
  return days > 0 ? { on, days } : undefined;
};

const Card = ({ name, text, to, doneOn, draft, newest, outcome, score }: CardProps) => {
  const today = useToday();
  const due = doneOn && comingCheck(doneOn, today);
  const what = `${name.toLowerCase()} assessment`;
  const next = draft ? 'resume' : doneOn ? 'again' : 'start';
  return (
    <Section title={name}>
      <div className="flex flex-col gap-3">
        <p className="measure">{text}</p>
        <p className="text-note text-rough" {...factData(['due', due && String(due.days), name.toLowerCase()])}>
          {doneOn ? copy.hub.doneOn(doneOn) : copy.hub.never}
          {due && `, ${copy.hub.dueOn(due.on, due.days)}`}
          {draft && ` · ${copy.hub.draft}`}
        </p>
        {outcome !== undefined && (
          <p className="text-lead font-medium" {...(score !== undefined && countData('mobility', score, 100))}>
            {outcome}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Link to={to} className={buttonLook({ variant: next === 'again' ? 'secondary' : 'primary' })}>
            {copy.hub[next](what)}
          </Link>
          {newest && (
            <Link to={to} search={{ result: newest.id }} className={buttonLook({ variant: 'quiet' })}>
              {copy.hub.see}
            </Link>
          )}
        </div>
      </div>
    </Section>
  );
};

const Overdue = ({ name, doneOn }: { readonly name: string; readonly doneOn: IsoDay | undefined }) => {
  const today = useToday();
  const ago = doneOn === undefined ? -1 : daysBetween(reassessOn(doneOn), today);
  return ago < 0 ? null : (
    <Banner tone="warn">
      <span {...factData(['due', ago > 0 ? String(ago) : undefined, name.toLowerCase()])}>
        {copy.hub.overdue(name, ago)}
      </span>
    </Banner>
  );
};

const scoreText = (score: number | undefined, before: number | undefined): string | undefined => {
  if (score === undefined) return undefined;
  return before === undefined ? copy.hub.score(score) : `${copy.hub.score(score)}, ${copy.hub.delta(score - before)}`;
};

/** When each assessment was last done, which is due, and links to both. */
export const HubScreen = () => {
  const { profile, ready } = useProfile();
  const { finished: swings } = useFinishedAssessments('swing');
  const { finished: screens } = useFinishedAssessments('mobility');
  const { draft: swingDraft } = useDraft('swing');
  const { draft: screenDraft } = useDraft('mobility');
  if (!profile) {
    return (
      <Page title={copy.hub.title} lead={copy.hub.lead}>
        <div aria-busy={!ready} className="flex flex-col gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </Page>
    );
  }
  const swungOn = dayOfDate(profile.swingAssessment?.assessmentDate);
  const screenedOn = profile.mobilityAssessmentComplete ? profile.mobilityAssessedOn : undefined;
  const swingDone = isSwingAssessed(profile);
  const score = profile.mobilityScore;
  const goals = profile.playingGoals?.length ?? 0;
  return (
    <Page title={copy.hub.title} lead={copy.hub.lead} width="wide">
      <div className="flex flex-col gap-2 empty:hidden">
        <Overdue name={copy.hub.swing} doneOn={swungOn} />
        <Overdue name={copy.hub.mobility} doneOn={screenedOn} />
      </div>
      <p className="text-note text-rough">
        {swingDone && profile.mobilityAssessmentComplete ? copy.hub.complete : copy.hub.incomplete}
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <Card
          name={copy.hub.swing}
          text={copy.hub.swingText}
          to="/swing-assessment"
          doneOn={swungOn}
          draft={swingDraft}
          newest={swings[0]}
          outcome={swingDone ? copy.hub.faults(profile.swingAssessment?.faultIds?.length ?? 0) : undefined}
        />
        <Card
          name={copy.hub.mobility}
          text={copy.hub.mobilityText}
          to="/mobility-assessment"
          doneOn={screenedOn}
          draft={screenDraft}
          newest={screens[0]}
          score={score}
          outcome={scoreText(score, screens[1]?.mobilityScore)}
        />
        <Section title={copy.hub.goals}>
          <div className="flex flex-col items-start gap-3">
            <p>{copy.hub.goalsText}</p>
            <p className="text-lead font-medium">{copy.hub.goalsCount(goals)}</p>
            <Link to="/dashboard" className={buttonLook()}>
              {copy.hub.setGoals}
            </Link>
          </div>
        </Section>
        <ReminderSection profile={profile} />
      </div>
    </Page>
  );
};
