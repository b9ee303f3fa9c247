import { Link } from '@tanstack/react-router';
import { hidePerson, saveCoach } from '#src/data/commands/coaches.ts';
import { useCoaches } from '#src/data/queries/coaches.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { NO_FILTER, findCoaches, wantedBy } from '#src/domain/coaches/match.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { savedPlace } from '#src/platform/position/geolocation.ts';
import { mailToSupport } from '#src/platform/settings/support.ts';
import { useWhyEmpty } from '#src/platform/use-shared-collection.ts';
import { SavedIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ReportLink } from '#src/ui/primitives/report-link.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { Face } from '#src/ui/figures/face.tsx';
import { WhyCoach, coachFacts } from './coach-row.tsx';
import type { CoachesSearch, GoTo } from './coaches-search.ts';
import { copy } from './copy.ts';
import { MessageForm } from './message-form.tsx';
import { priceText } from './price-text.ts';
import { specialityName } from './speciality-name.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const words = copy.detail;

const Facts = ({ coach }: { readonly coach: Coach }) => {
  const rows = [
    [words.specialities, (coach.specialities ?? []).map(specialityName)],
    [words.languages, coach.languages ?? []],
    [words.certificates, coach.certificates ?? []],
    [
      words.lessons,
      (coach.lessonTypes ?? []).map(({ title, minutes, price }) =>
        words.lesson(title, minutes, price === undefined ? undefined : priceText(price, coach.currency)),
      ),
    ],
  ] as const;
  return (
    <dl>
      {rows
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name} className="rule-b flex flex-col gap-1 py-3 last:border-b-0">
            <dt className="text-note text-rough">{name}</dt>
            {values.map((value) => (
              <dd key={value} className="text-note">
                {value}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
};

const Head = ({
  name,
  coach,
  uid,
}: {
  readonly name: string;
  readonly coach: Coach | undefined;
  readonly uid: string;
}) => {
  const { profile } = useProfile();
  const wanted = wantedBy(profile, useDecision()?.decision);
  const [match] = coach ? findCoaches([coach], wanted, savedPlace(uid), NO_FILTER) : [];
  return (
    <div className="flex items-center gap-4">
      <Face name={name} photo={coach?.photo} />
      {match && (
        <div className="flex min-w-0 flex-col gap-1">
          <WhyCoach match={match} part={wanted.part} />
          <p className="figures text-note text-rough">{coachFacts(match).join(DOT)}</p>
        </div>
      )}
    </div>
  );
};

const BookAndSave = ({ coach, uid }: { readonly coach: Coach; readonly uid: string }) => {
  const isSaved = useProfile().profile?.savedCoaches?.includes(coach.id) === true;
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/scheduling" search={{ tab: 'book', coach: coach.id }} className={buttonLook({ variant: 'primary' })}>
        {words.book}
      </Link>
      <Button aria-pressed={isSaved} onClick={() => void saveCoach(uid, coach.id, !isSaved)}>
        <SavedIcon className="size-5" />
        {isSaved ? words.unsave : words.save}
      </Button>
    </div>
  );
};

const hide = async (uid: string, coach: Coach, onHidden: () => void): Promise<void> => {
  const hidden = await hidePerson(uid, coach.id, true);
  if (!succeeded(hidden)) return;
  onHidden();
  showUndo(words.hidden, () => void hidePerson(uid, coach.id, false));
};

const HideAndReport = ({ coach, onHide }: { readonly coach: Coach; readonly onHide: () => void }) => (
  <div className="rule-t flex flex-wrap gap-3 pt-3">
    <Button variant="quiet" onClick={onHide}>
      {words.hide}
    </Button>
    <ReportLink
      href={mailToSupport(words.reportSubject(coach.name), words.reportBody(coach.name, coach.id))}
      label={words.report}
      hint={words.reportHint}
    />
  </div>
);

type Own = NonNullable<NonNullable<ReturnType<typeof useProfile>['profile']>['ownCoaches']>[number];
type MessageProps = { readonly uid: string; readonly coach: Coach | undefined; readonly ownCoach: Own | undefined };

const Message = ({ uid, coach, ownCoach }: MessageProps) => {
  const person = coach ?? ownCoach!;
  return (
    <Section title={copy.message.title(person.name)}>
      <MessageForm
        key={person.id}
        uid={uid}
        coach={{ id: person.id, name: person.name, email: person.email ?? ownCoach?.email, phone: ownCoach?.phone }}
      />
    </Section>
  );
};

type CoachDetailProps = { readonly uid: string; readonly at: CoachesSearch; readonly go: GoTo };

/** One coach from the directory, or one of the golfer's own. */
export const CoachDetail = ({ uid, at, go }: CoachDetailProps) => {
  const { profile, ready: profileReady } = useProfile();
  const { documents, ready } = useCoaches();
  const why = useWhyEmpty();
  const coach = documents.find(({ id }) => id === at.coach);
  const ownCoach = profile?.ownCoaches?.find(({ id }) => id === at.coach);
  const person = coach ?? ownCoach;
  return (
    <Page
      title={person?.name ?? copy.title}
      lead={coach?.bio}
      back={<BackLink label={words.back} onClick={() => go({})} />}
    >
      {ready && profileReady && !person && <EmptyState of="gone">{words.gone[why]}</EmptyState>}
      {person && <Head name={person.name} coach={coach} uid={uid} />}
      {coach && <BookAndSave coach={coach} uid={uid} />}
      {coach && <Facts coach={coach} />}
      {person && <Message uid={uid} coach={coach} ownCoach={ownCoach} />}
      {coach && <HideAndReport coach={coach} onHide={() => void hide(uid, coach, () => go({}))} />}
    </Page>
  );
};
