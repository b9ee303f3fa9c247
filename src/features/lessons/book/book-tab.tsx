import { Link } from '@tanstack/react-router';
import { useCoaches } from '#src/data/queries/coaches.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useFaults } from '#src/data/queries/faults.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { lessonTopics } from '#src/domain/lessons/topics.ts';
import { topicName } from '#src/domain/coach/focus-words.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { useUid } from '#src/platform/state.ts';
import { useSharedCollection } from '#src/platform/use-shared-collection.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Face } from '#src/ui/figures/face.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { client } from '#src/services/booking/client.ts';
import { copy } from '#src/features/lessons/copy.ts';
import type { GoTo, LessonsSearch } from '#src/features/lessons/lessons-search.ts';
import { type LessonTyped, lessonFields } from './lesson-fields.ts';
import { PackPicker, usePackSource } from './pack-picker.tsx';
import { useRequestLesson } from './use-request-lesson.ts';
import { type ComponentProps, useState } from 'react';
import { momentText } from '#src/platform/clock/day-text.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useFreeStarts } from '#src/features/lessons/use-free-starts.ts';
import { SlotPicker } from './slot-picker.tsx';

const words = copy.book;

/** Without the coach's free times, the golfer names a start in their own time zone. The calendar decides later. */
const Wish = ({ onChange }: { readonly onChange: (startUtc: string) => void }) => {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const change = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    const start = nextDay && nextTime ? new Date(`${nextDay}T${nextTime}`) : undefined;
    onChange(start && !Number.isNaN(start.getTime()) ? start.toISOString() : '');
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField type="date" label={words.wishDay} value={day} onChange={(next) => change(next, time)} />
      <TextField type="time" step={1800} label={words.wishTime} value={time} onChange={(next) => change(day, next)} />
    </div>
  );
};

type WhenPickerProps = {
  readonly userId: string;
  readonly lesson: { readonly coachUser: string; readonly slug: string };
  readonly coachTz: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (startUtc: string) => void;
};

const WhenPicker = ({ userId, lesson, coachTz, value, onChange }: WhenPickerProps) => {
  const free = useFreeStarts(userId, lesson);
  const isUnreached = free.failure === undefined || free.failure === 'offline' || free.failure === 'busy';
  if (free.state === 'loading' && free.starts.length === 0) {
    return (
      <div aria-busy="true">
        <p className="text-note text-rough">{words.loading}</p>
        <Skeleton className="mt-2 h-24 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {free.failure !== undefined && !isUnreached && <ErrorNote title={words.failed[free.failure]} />}
      {free.failure !== undefined && isUnreached && (
        <div role="status" className="flex flex-col items-start gap-2 border-l-4 border-rule pl-3 text-note">
          <p>{words.failed[free.failure]}</p>
          <p>{free.at ? words.cached(momentText(free.at)) : words.noCache}</p>
          <Button onClick={free.ask}>{words.again}</Button>
        </div>
      )}
      {free.state === 'none' && isUnreached && <Wish onChange={onChange} />}
      {(free.state === 'fresh' || free.state === 'kept' || free.starts.length > 0) && (
        <SlotPicker starts={free.starts} coachTz={coachTz} value={value} onChange={onChange} />
      )}
    </div>
  );
};

type FormProps = {
  readonly coach: Coach;
  readonly userId: string;
  /** What the lesson can be about. */
  readonly offered: readonly string[];
  readonly draft: LessonTyped;
  readonly noteField: ComponentProps<typeof TextArea>;
  readonly onType: (edit: Partial<LessonTyped>) => void;
  readonly onDone: () => void;
};

const Topics = ({ offered, draft: { topics }, onType }: Pick<FormProps, 'offered' | 'draft' | 'onType'>) => (
  <fieldset>
    <legend className="text-note font-medium">{words.topic}</legend>
    {offered.map((id) => (
      <Checkbox
        key={id}
        label={topicName(id)}
        checked={topics.includes(id)}
        onChange={(on) => onType({ topics: on ? [...topics, id] : topics.filter((one) => one !== id) })}
      />
    ))}
  </fieldset>
);

const LessonForm = ({ coach, userId, offered, draft, noteField, onType, onDone }: FormProps) => {
  const source = usePackSource();
  const { type, isComplete, isOffline, busy, failure, request } = useRequestLesson({
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
      {offered.length > 0 && <Topics offered={offered} draft={draft} onType={onType} />}
      <PackPicker coachId={coach.id} source={source} parts={draft.parts} onChange={(parts) => onType({ parts })} />
      <TextArea {...noteField} />
      {failure !== undefined && <ErrorNote title={failure} />}
      {!isComplete && <p className="text-note text-rough">{words.choose}</p>}
      <Button variant="primary" size="play" block disabled={!isComplete} busy={busy} onClick={() => void request()}>
        {isOffline ? words.confirmOffline : words.confirm}
      </Button>
    </>
  );
};

const CoachLine = ({ coach: { name, photo, city } }: { readonly coach: Coach }) => (
  <p className="flex items-center gap-4">
    <Face name={name} photo={photo} />
    <span className="min-w-0">
      <Name className="block font-medium">{name}</Name>
      {city && <Name className="block text-note text-rough">{city}</Name>}
    </span>
  </p>
);

/** Whether Divot can book a lesson with this coach, rather than send the golfer to them. */
const isBookable = ({ bookingUser, lessonTypes = [] }: Coach): boolean =>
  client !== undefined && bookingUser !== undefined && lessonTypes.length > 0;

const MessageInstead = ({ coachId }: { readonly coachId: string }) => (
  <div className="flex flex-col items-start gap-3">
    <p className="measure text-note">{words.messageText}</p>
    <Link to="/find-coach" search={{ coach: coachId }} className={buttonLook({ variant: 'primary' })}>
      {words.message}
    </Link>
  </div>
);

/** The directory, the golfer's saved coaches first, and the coaches that only this golfer has. */
const useDirectory = () => {
  const { profile } = useProfile();
  const { documents, ready } = useCoaches();
  const saved = new Set(profile?.savedCoaches);
  const coaches = documents.toSorted((a, b) => Number(saved.has(b.id)) - Number(saved.has(a.id)));
  return { coaches, ownCoaches: profile?.ownCoaches ?? [], ready };
};

/** Coach, lesson, start, topic, and what to share. The booking is confirmed at once or queued. */
export const BookTab = ({ at, go }: { readonly at: LessonsSearch; readonly go: GoTo }) => {
  const uid = useUid() ?? '';
  useSharedCollection('coaches');
  const { coaches, ownCoaches, ready } = useDirectory();
  const offered = lessonTopics(useDecision()?.decision, useFaults());
  const form = useForm(lessonFields, { name: 'lesson', uid, document: { topics: offered.slice(0, 1) }, isLive: true });
  const draft = { ...form.typed, ...(at.coach ? { coachId: at.coach } : {}) };
  const coach = coaches.find(({ id }) => id === draft.coachId);
  const bookable = coach && isBookable(coach) ? coach : undefined;
  const onType = (edit: Partial<LessonTyped>) => form.change({ ...draft, ...edit });

  if (ready && coaches.length + ownCoaches.length === 0) {
    return (
      <EmptyState
        of="lessons"
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
          ...[...coaches, ...ownCoaches].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(coachId) => {
          onType({ coachId, slug: '', start: '' });
          if (at.coach) go({ tab: 'book' });
        }}
      />
      {coach && <CoachLine coach={coach} />}
      {draft.coachId !== '' && !bookable && <MessageInstead coachId={draft.coachId} />}
      {bookable && uid !== '' && (
        <LessonForm
          key={bookable.id}
          coach={bookable}
          userId={uid}
          offered={offered}
          draft={draft}
          noteField={form.at('note')}
          onType={onType}
          onDone={() => {
            form.discard();
            go({ tab: 'upcoming' });
          }}
        />
      )}
    </div>
  );
};
