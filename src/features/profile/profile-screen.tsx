import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useSession, useSyncStatus } from '#src/platform/state.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { ErrorsSection, VersionSection } from './about/about-sections.tsx';
import { copy } from './copy.ts';
import { DataSection, EarlierRounds } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PerformanceSection } from './performance-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type Part, partsShown } from './settings-groups.ts';
import type { SettingsSearch } from './settings-search.ts';
import { SettingsNav } from './settings-nav.tsx';
import { StorageSection } from './storage-section.tsx';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { pushesWhenClosed } from '#src/platform/pwa/background-sync.ts';
import { AttentionList } from './attention-list.tsx';
import { WaitingList } from './waiting-list.tsx';
import { setPreferences, themes, unitSystems, usePreferences } from '#src/platform/settings/preferences.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { showDeleted, showHistory } from '#src/platform/history-search.ts';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { type Choice, choiceOf, withChoice } from '#src/domain/profile/choices.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

type ChoiceSwitchProps = {
  readonly profile: Profile;
  readonly choice: Choice;
  readonly label: string;
  readonly hint: string;
};

/** A choice that takes effect at once and syncs to all of the golfer's devices. */
const ChoiceSwitch = ({ profile, choice, label, hint }: ChoiceSwitchProps) => {
  const choose = async (on: boolean) =>
    succeeded(await saveProfile(profile.id, { preferences: withChoice(profile.preferences, choice, on) }));
  return (
    <Switch
      label={label}
      hint={hint}
      checked={choiceOf(profile.preferences, choice)}
      onChange={(on) => void choose(on)}
    />
  );
};

const privacySectionWords = copy.privacy;
const hasAnalytics = configCheck.ok && configCheck.config.firebase.measurementId !== undefined;

/** Choices that take effect at once. All but the one about positions sync to the golfer's other devices. */
const PrivacySection = ({ profile }: { readonly profile: Profile }) => {
  const { positionsWithRound } = usePreferences();
  return (
    <Section title={privacySectionWords.title}>
      <ChoiceSwitch
        profile={profile}
        choice="videosStayHere"
        label={privacySectionWords.videosStayHere}
        hint={privacySectionWords.videosHint}
      />
      <Switch
        label={privacySectionWords.positionsWithRound}
        hint={privacySectionWords.positionsHint}
        checked={positionsWithRound}
        onChange={(next) => setPreferences({ positionsWithRound: next })}
      />
      {hasAnalytics && (
        <ChoiceSwitch
          profile={profile}
          choice="telemetry"
          label={privacySectionWords.telemetry}
          hint={privacySectionWords.telemetryHint}
        />
      )}
    </Section>
  );
};

/** Which reminders the golfer wants. Each switch takes effect at once. */
const RemindersSection = ({ profile }: { readonly profile: Profile }) => (
  <Section title={copy.reminders.title}>
    <ChoiceSwitch
      profile={profile}
      choice="lessonReminders"
      label={copy.reminders.lessonReminders}
      hint={copy.reminders.remindersHint}
    />
    <ChoiceSwitch
      profile={profile}
      choice="assessmentReminders"
      label={copy.reminders.assessmentReminders}
      hint={copy.reminders.assessmentsHint}
    />
  </Section>
);

const lookSectionWords = copy.look;

const LookSection = () => {
  const { theme, sounds, singleKeys } = usePreferences();
  return (
    <Section title={lookSectionWords.title}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <SegmentedControl
            label={lookSectionWords.theme}
            value={theme}
            segments={themes.map((value) => ({ value, label: lookSectionWords.themes[value] }))}
            onChange={(next) => setPreferences({ theme: next })}
          />
          <p className="text-fine text-rough">{lookSectionWords.sunlight}</p>
        </div>
        <Switch
          label={lookSectionWords.sounds}
          hint={lookSectionWords.soundsHint}
          checked={sounds}
          onChange={(next) => setPreferences({ sounds: next })}
        />
        <Switch
          label={lookSectionWords.keys}
          hint={lookSectionWords.keysHint}
          checked={singleKeys}
          onChange={(next) => setPreferences({ singleKeys: next })}
        />
      </div>
    </Section>
  );
};

const courseSectionWords = copy.course;

/** Settings for the course, stored on this device only. */
const CourseSection = () => {
  const { units, gloveMode, positionPerMark } = usePreferences();
  return (
    <Section title={courseSectionWords.title}>
      <div className="flex flex-col gap-6">
        <SegmentedControl
          label={courseSectionWords.units}
          value={units}
          segments={unitSystems.map((value) => ({ value, label: courseSectionWords.unitSystems[value] }))}
          onChange={(next) => setPreferences({ units: next })}
        />
        <Switch
          label={courseSectionWords.glove}
          hint={courseSectionWords.gloveHint}
          checked={gloveMode}
          onChange={(next) => setPreferences({ gloveMode: next })}
        />
        <Switch
          label={courseSectionWords.perMark}
          hint={courseSectionWords.perMarkHint}
          checked={positionPerMark}
          onChange={(next) => setPreferences({ positionPerMark: next })}
        />
      </div>
    </Section>
  );
};

const syncSectionWords = copy.sync;

export const SyncSection = ({ signInAgain }: { readonly signInAgain: ReactNode }) => {
  const { phase, pending, attention, signInNeeded } = useSyncStatus();
  return (
    <div id="sync">
      <Section title={syncSectionWords.title}>
        <div className="measure mb-3 flex flex-col gap-2 text-note empty:hidden">
          {!signInNeeded && (
            <p>
              {phase === 'idle' && pending > 0 ? syncSectionWords.waiting(pending) : syncSectionWords.phases[phase]}
            </p>
          )}
          {phase !== 'idle' && pending > 0 && <p>{syncSectionWords.waiting(pending)}</p>}
          {!signInNeeded && pending > 0 && (
            <p className="text-rough">{pushesWhenClosed() ? syncSectionWords.sentClosed : syncSectionWords.sentOpen}</p>
          )}
          {attention > 0 && <p className="font-medium">{syncSectionWords.attention(attention)}</p>}
        </div>
        {signInAgain}
        <WaitingList />
        <AttentionList />
      </Section>
    </div>
  );
};

const HistorySection = ({ id }: { readonly id: string }) => (
  <Section title={copy.history.title}>
    <p className="measure text-note text-rough">{copy.history.text}</p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Button onClick={() => showHistory('profiles', id)}>{copy.history.profile}</Button>
      <Button onClick={showDeleted}>{copy.history.deleted}</Button>
    </div>
  </Section>
);

const words = copy.courseHandicap;

/** Which course handicap new rounds use. */
const CourseHandicapSection = ({ profile }: { readonly profile: Profile }) => (
  <Section title={words.title}>
    <ChoiceSwitch profile={profile} choice="ratingMinusPar" label={words.ratingMinusPar} hint={words.hint} />
  </Section>
);

const subscreens = {
  carry: lazyPart(() => import('./carry/carry-screen.tsx'), 'CarryScreen'),
  assistant: lazyPart(() => import('./assistant/assistant-screen.tsx'), 'AssistantScreen'),
  diagnostics: lazyPart(() => import('./about/diagnostics-screen.tsx'), 'DiagnosticsScreen'),
};

type Given = {
  readonly profile: Profile | undefined;
  readonly uid: string | undefined;
  readonly signInAgain: ReactNode;
};

/** Settings that take effect at once, in their order. They are not part of the form above. */
const PARTS: Readonly<Partial<Record<Part, (given: Given) => ReactNode>>> = {
  course: () => <CourseSection />,
  courseHandicap: ({ profile }) => profile && <CourseHandicapSection profile={profile} />,
  look: () => <LookSection />,
  reminders: ({ profile }) => profile && <RemindersSection profile={profile} />,
  sync: ({ signInAgain }) => <SyncSection signInAgain={signInAgain} />,
  device: () => <StorageSection />,
  privacy: ({ profile }) => profile && <PrivacySection profile={profile} />,
  history: ({ profile }) => profile && <HistorySection id={profile.id} />,
  // Also before the first sync has brought a profile: a file of another phone can bring it.
  data: ({ uid }) => uid !== undefined && <DataSection uid={uid} />,
  deletion: ({ profile }) => profile && <DeleteSection profile={profile} />,
  version: () => <VersionSection />,
  performance: () => <PerformanceSection />,
  errors: () => <ErrorsSection />,
};

type PartsProps = { readonly shown: readonly Part[]; readonly signInAgain: ReactNode };

const Parts = ({ shown, signInAgain }: PartsProps) => {
  const { profile } = useProfile();
  const session = useSession();
  const given = { profile, uid: session.kind === 'signed-in' ? session.user.uid : undefined, signInAgain };
  return Object.entries(PARTS).map(
    ([part, view]) => shown.some((one) => one === part) && <Fragment key={part}>{view(given)}</Fragment>,
  );
};

const EarlierParts = () => {
  const session = useSession();
  return session.kind === 'signed-in' && <EarlierRounds uid={session.user.uid} />;
};

const SignedInAs = () => {
  const session = useSession();
  const { profile } = useProfile();
  if (session.kind !== 'signed-in') return null;
  return (
    <>
      {copy.signedInAs} <Name className="font-medium">{profile?.displayName ?? session.user.displayName}</Name>,{' '}
      {session.user.email}
    </>
  );
};

type Props = { readonly at: SettingsSearch; readonly signInAgain: ReactNode };

const isSubscreen = (group: SettingsSearch['group']): group is keyof typeof subscreens =>
  group !== undefined && Object.hasOwn(subscreens, group);

const BackToGroups = () => (
  <Link to="/profile" className={`${textLinkLook} min-h-touch`}>
    <BackIcon className="size-4" />
    {copy.title}
  </Link>
);

/**
 * The golfer's and this device's settings, in six groups of which one is open. A phone shows either the list of groups
 * or the open one. `signInAgain` shows itself only when needed.
 */
export const ProfileScreen = ({ at, signInAgain }: Props) => {
  const { profile, ready } = useProfile();
  const isWide = useIsWide();
  const [find, setFind] = useState('');
  if (isSubscreen(at.group)) {
    const Subscreen = subscreens[at.group];
    return (
      <Suspense fallback={<Skeleton className="mt-8 h-80" />}>
        <Subscreen />
      </Suspense>
    );
  }
  const group = at.group ?? (isWide ? 'you' : undefined);
  const isAlone = group !== undefined && !isWide;
  const shown = partsShown(group, isAlone ? '' : find);
  return (
    <Page
      title={isAlone ? copy.groups[group] : copy.title}
      lead={!isAlone && <SignedInAs />}
      back={isAlone && <BackToGroups />}
      width="wide"
    >
      <div className="grid items-start gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-[17rem_minmax(0,42.5rem)]">
        {!isAlone && <SettingsNav open={group} find={find} onFind={setFind} />}
        <div className="flex flex-col gap-6">
          <p role="status" className="empty:hidden">
            {shown.length === 0 && find.trim() !== '' && copy.nothingFound(find.trim())}
          </p>
          {profile ? (
            <ProfileForm key={profile.id} profile={profile} shown={shown} />
          ) : (
            <div aria-busy={!ready} className="flex flex-col gap-3">
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-24 w-full" />
            </div>
          )}
          <Parts shown={shown} signInAgain={signInAgain} />
          {group === undefined && find === '' && <EarlierParts />}
        </div>
      </div>
    </Page>
  );
};
