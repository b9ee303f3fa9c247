import { Link } from '@tanstack/react-router';
import { useCoaches } from '#src/data/queries/coaches.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { faultName } from '@divot/golf-content';
import { useDraft } from '#src/platform/draft.ts';
import { useSession } from '#src/platform/state.ts';
import { useSharedCollection } from '#src/platform/use-shared-collection.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea } from '#src/ui/primitives/field.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { client } from '#src/services/booking/client.ts';
import { copy } from '#src/features/lessons/copy.ts';
import type { GoTo, LessonsSearch } from '#src/features/lessons/lessons-search.ts';
import { type BookDraft, NO_DRAFT, isBookDraft } from './book-draft.ts';
import { PackPicker, usePackSource } from './pack-picker.tsx';
import { useRequestLesson } from './use-request-lesson.ts';
import { WhenPicker } from './when-picker.tsx';

const words = copy.book;

type FormProps = {
  readonly coach: Coach;
  readonly userId: string;
  readonly draft: BookDraft;
  readonly onType: (edit: Partial<BookDraft>) => void;
  readonly onDone: () => void;
};

type TopicsProps = Pick<FormProps, 'draft' | 'onType'> & { readonly faultIds: readonly string[] };

const Topics = ({ faultIds, draft: { topics }, onType }: TopicsProps) => (
  <fieldset>
    <legend className="text-note font-medium">{words.topic}</legend>
    {faultIds.map((id) => (
      <Checkbox
        key={id}
        label={faultName(id)}
        checked={topics.includes(id)}
        onChange={(on) => onType({ topics: on ? [...topics, id] : topics.filter((one) => one !== id) })}
      />
    ))}
  </fieldset>
);

const LessonForm = ({ coach, userId, draft, onType, onDone }: FormProps) => {
  const source = usePackSource();
  const { type, isComplete, isNoteTooLong, isOffline, busy, failure, request } = useRequestLesson({
    coach,
    userId,
    draft,
    source,
    onDone,
  });
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : words.price(amount, coach.currency ?? 'USD');
  return (
    <>
      <RadioCards
        label={words.type}
        value={type?.slug}
        cards={(coach.lessonTypes ?? []).map(({ slug, title, minutes, price }) => ({
          value: slug,
          title,
          text: [copy.minutes(minutes), money(price)].filter(Boolean).join(', '),
        }))}
        onChange={(slug) => onType({ slug, start: '' })}
      />
      {type && coach.bookingUser && (
        <WhenPicker
          userId={userId}
          lesson={{ coachUser: coach.bookingUser, slug: type.slug }}
          coachTz={coach.timeZone}
          value={draft.start || undefined}
          onChange={(start) => onType({ start })}
        />
      )}
      {source.faultIds.length > 0 && <Topics faultIds={source.faultIds} draft={draft} onType={onType} />}
      <PackPicker coachId={coach.id} source={source} parts={draft.parts} onChange={(parts) => onType({ parts })} />
      <TextArea
        label={words.note}
        value={draft.note}
        error={isNoteTooLong ? words.noteLimit : undefined}
        onChange={(note) => onType({ note })}
      />
      {failure !== undefined && <ErrorNote title={failure} />}
      {!isComplete && <p className="text-note text-rough">{words.choose}</p>}
      <Button variant="primary" size="play" block disabled={!isComplete} busy={busy} onClick={() => void request()}>
        {isOffline ? words.confirmOffline : words.confirm}
      </Button>
    </>
  );
};

/** Coach, lesson, start, topic, and what to share. The booking is confirmed at once or queued. */
export const BookTab = ({ at, go }: { readonly at: LessonsSearch; readonly go: GoTo }) => {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.user.uid : '';
  useSharedCollection('coaches');
  const { profile } = useProfile();
  const { documents: directory, ready } = useCoaches();
  const { draft: storedDraft, saveDraft, discardDraft } = useDraft('lesson', uid, isBookDraft);
  const draft = { ...NO_DRAFT, ...storedDraft, ...(at.coach ? { coachId: at.coach } : {}) };
  const saved = new Set(profile?.savedCoaches);
  const own = profile?.ownCoaches ?? [];
  const coaches = directory.toSorted((a, b) => Number(saved.has(b.id)) - Number(saved.has(a.id)));
  const coach = coaches.find(({ id }) => id === draft.coachId);
  const isBookable = client !== undefined && coach?.bookingUser !== undefined && (coach.lessonTypes ?? []).length > 0;
  const onType = (edit: Partial<BookDraft>) => saveDraft({ ...draft, ...edit });

  if (ready && coaches.length + own.length === 0) {
    return (
      <EmptyState
        action={
          <Link to="/find-coach" className={buttonLook({ variant: 'primary' })}>
            {words.findCoach}
          </Link>
        }
      >
        {words.noCoaches}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Select
        label={words.coach}
        value={draft.coachId}
        options={[
          { value: '', label: words.noCoach },
          ...[...coaches, ...own].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(coachId) => {
          onType({ coachId, slug: '', start: '' });
          if (at.coach) go({ tab: 'book' });
        }}
      />
      {draft.coachId !== '' && !isBookable && (
        <div className="flex flex-col items-start gap-3">
          <p className="measure text-note">{words.messageText}</p>
          <Link to="/find-coach" search={{ coach: draft.coachId }} className={buttonLook({ variant: 'primary' })}>
            {words.message}
          </Link>
        </div>
      )}
      {coach && isBookable && uid !== '' && (
        <LessonForm
          key={coach.id}
          coach={coach}
          userId={uid}
          draft={draft}
          onType={onType}
          onDone={() => {
            discardDraft();
            go({ tab: 'upcoming' });
          }}
        />
      )}
    </div>
  );
};
