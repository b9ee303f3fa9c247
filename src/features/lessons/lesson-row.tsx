import { longest } from '#src/domain/entities/limits.ts';
import { useState } from 'react';
import { advanceLesson, moveRequest, noteInCalendar } from '#src/data/commands/bookings.ts';
import { coachPlaceOf, useCoaches } from '#src/data/queries/coaches.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { topicName } from '#src/domain/coach/focus-words.ts';
import { calendarFile, calendarVersion, isCalendarBehind } from '#src/domain/lessons/calendar-file.ts';
import { awaitsOutcome, isFreeToCancel, isUpcoming } from '#src/domain/lessons/lesson-state.ts';
import { deviceZone, sameClock, zonedTime } from '#src/domain/lessons/zones.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { longDayText, shortDayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { CalendarIcon } from '#src/ui/icons/frame-icons.ts';
import { Face } from '#src/ui/figures/face.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { client } from '#src/services/booking/client.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { copy } from './copy.ts';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { moveInCalendar, syncLessons } from './sync-lessons.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { SlotPicker } from './book/slot-picker.tsx';
import { useFreeStarts } from './use-free-starts.ts';
import { compact, localDay } from '@divot/basics';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';

const cancelDialogWords = copy.cancel;
const REASON_LENGTH = longest('bookings', 'cancelReason');

/** Cancels a lesson in the coach's calendar first, so it never looks cancelled here while the coach still waits. */
const CancelDialog = ({ lesson, onClose }: { readonly lesson: Booking; readonly onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const now = useMinute();
  const cancel = async () => {
    setBusy(true);
    setFailure(undefined);
    const there = lesson.externalId && client ? await client.cancel(lesson.externalId, reason) : undefined;
    // 'refused' and 'not-found': the lesson is no longer in the coach's calendar.
    if (there && !there.ok && (there.error === 'offline' || there.error === 'busy')) {
      setBusy(false);
      setFailure(cancelDialogWords.offline);
      return;
    }
    const edit = compact({ cancelledBy: 'golfer' as const, cancelReason: reason.trim() || undefined });
    const done = await advanceLesson(lesson.id, 'cancelled', edit);
    setBusy(false);
    if (done.ok) onClose();
    else setFailure(done.error);
  };
  const policy =
    lesson.status === 'confirmed'
      ? isFreeToCancel(lesson, now)
        ? cancelDialogWords.free
        : cancelDialogWords.late
      : cancelDialogWords.asked;
  return (
    <Dialog
      open
      onClose={onClose}
      title={cancelDialogWords.title}
      text={policy}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {cancelDialogWords.keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void cancel()}>
            {cancelDialogWords.confirm}
          </Button>
        </>
      }
    >
      <TextField label={cancelDialogWords.reason} maxLength={REASON_LENGTH} value={reason} onChange={setReason} />
      {failure !== undefined && <ErrorNote title={failure} />}
    </Dialog>
  );
};

const moveDialogWords = copy.move;

const MoveDialog = ({ lesson, onClose }: { readonly lesson: Booking; readonly onClose: () => void }) => {
  const { documents: coaches } = useCoaches();
  const coachUser = coaches.find(({ id }) => id === lesson.coachId)?.bookingUser;
  const free = useFreeStarts(
    lesson.userId,
    coachUser && lesson.lessonType ? { coachUser, slug: lesson.lessonType } : undefined,
  );
  const [start, setStart] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const move = async () => {
    if (!start || !client) return;
    setBusy(true);
    const done = await moveInCalendar(client, lesson.id, start);
    setBusy(false);
    if (done.ok) onClose();
    else setFailure(done.error);
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={moveDialogWords.title}
      footer={
        <Button variant="primary" block disabled={!start} busy={busy} onClick={() => void move()}>
          {moveDialogWords.confirm}
        </Button>
      }
    >
      {failure !== undefined && <ErrorNote title={failure} />}
      {free.state === 'fresh' ? (
        <SlotPicker starts={free.starts} coachTz={lesson.coachTz} value={start} onChange={setStart} />
      ) : (
        <p className="text-note">{free.state === 'loading' ? copy.book.loading : moveDialogWords.offline}</p>
      )}
    </Sheet>
  );
};

type LessonTimeProps = { readonly startUtc: string; readonly coachTz: string | undefined };

/** A start in the golfer's time zone and, if different, in the coach's. Both are named. */
const LessonTime = ({ startUtc, coachTz }: LessonTimeProps) => {
  const mine = deviceZone();
  const here = zonedTime(startUtc, mine);
  const there = coachTz && !sameClock(startUtc, mine, coachTz) ? zonedTime(startUtc, coachTz) : undefined;
  return (
    <div className="flex flex-col">
      <p className="text-body font-medium">{longDayText(here.day)}</p>
      <p className="figures text-note">{copy.yourTime(here.time, here.place)}</p>
      {there && (
        <p className="figures text-note text-rough">
          {copy.coachTime(there.time, there.day === here.day ? undefined : longDayText(there.day), there.place)}
        </p>
      )}
    </div>
  );
};

const words = copy.row;
const minutesOf = ({ startUtc, endUtc }: Booking) =>
  endUtc ? Math.round((Date.parse(endUtc) - Date.parse(startUtc)) / 60_000) : 0;

const saveToCalendar = async (id: string): Promise<void> => {
  const noted = await noteInCalendar(id);
  if (!succeeded(noted)) return;
  const lesson = noted.value;
  saveFile(
    `lesson-${localDay(lesson.startUtc)}.ics`,
    'text/calendar',
    calendarFile({
      ...calendarVersion(lesson),
      id,
      title: words.lesson(lesson.coachName ?? words.coach),
      notes: lesson.note ?? '',
      location: await coachPlaceOf(lesson.coachId),
      madeAt: nowIso(),
    }),
  );
};

/** Puts a lesson into the golfer's calendar, or brings it up to date there. */
const CalendarPart = ({ lesson, isBehind }: { readonly lesson: Booking; readonly isBehind: boolean }) => {
  const text = words.behind[calendarVersion(lesson).status === 'CANCELLED' ? 'cancelled' : 'moved'];
  return (
    <>
      {isBehind && (
        <p role="status" className="w-full text-note font-medium">
          {text.note}
        </p>
      )}
      <Button onClick={() => void saveToCalendar(lesson.id).catch(logError)}>
        <CalendarIcon className="size-5" />
        {isBehind ? text.action : words.calendar}
      </Button>
    </>
  );
};

/** For a lost start: the three nearest free ones, one tap each. */
const Alternatives = ({ lesson }: { readonly lesson: Booking }) => {
  const starts = lesson.alternatives ?? [];
  const take = async (startUtc: string) => {
    if (succeeded(await moveRequest(lesson.id, startUtc)) && client) syncLessons(client).catch(logError);
  };
  return (
    <div role="status" className="mt-2 flex flex-col items-start gap-2 border-l-4 border-flag pl-3">
      <p className="text-note font-medium">{starts.length > 0 ? copy.alternatives.title : copy.alternatives.none}</p>
      <div className="flex flex-wrap gap-3">
        {starts.map((start) => {
          const { day, time } = zonedTime(start, deviceZone());
          return (
            <Button key={start} onClick={() => void take(start)}>
              <span className="figures">
                {shortDayText(day)} {time}
              </span>
            </Button>
          );
        })}
        <Button variant="quiet" onClick={() => void advanceLesson(lesson.id, 'cancelled', { cancelledBy: 'golfer' })}>
          {copy.alternatives.let}
        </Button>
      </div>
    </div>
  );
};

const Details = ({ lesson }: { readonly lesson: Booking }) => {
  const rows = [
    [words.topics, (lesson.topicFaultIds ?? []).map(topicName).join(', ')],
    [words.worked, lesson.workedOn],
    [words.feel, lesson.feel],
    [words.drills, (lesson.drills ?? []).map((drill) => drill.replaceAll('-', ' ')).join(', ')],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 text-note">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-rough">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

type Opened = 'cancel' | 'move' | 'outcome';
type ActionsProps = {
  readonly lesson: Booking;
  readonly isLost: boolean;
  readonly onOpen: (opened: Opened) => void;
};

/** What the golfer can do about a lesson now. */
const Actions = ({ lesson, isLost, onOpen }: ActionsProps) => {
  const now = useMinute();
  const upcoming = isUpcoming(lesson, now);
  const isBehind = isCalendarBehind(lesson, now);
  const isComing = upcoming && lesson.status === 'confirmed';
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {(isComing || isBehind) && <CalendarPart lesson={lesson} isBehind={isBehind} />}
      {isComing && lesson.externalId && <Button onClick={() => onOpen('move')}>{words.move}</Button>}
      {upcoming && !isLost && (
        <Button variant="quiet" onClick={() => onOpen('cancel')}>
          {words.cancel}
        </Button>
      )}
      {(awaitsOutcome(lesson, now) || lesson.status === 'done') && (
        <Button onClick={() => onOpen('outcome')}>{words.outcome}</Button>
      )}
    </div>
  );
};

const StatusBadge = ({ lesson: { status, cancelledBy }, isLost }: Pick<ActionsProps, 'lesson' | 'isLost'>) => {
  if (isLost) return <Badge tone="flag">{copy.lostSlot}</Badge>;
  const by = status === 'cancelled' && cancelledBy ? ` ${words.by[cancelledBy]}` : '';
  const tone = status === 'confirmed' || status === 'done' ? 'fairway' : 'sand';
  return <Badge tone={tone}>{`${copy.statuses[status]}${by}`}</Badge>;
};

export const LessonRow = ({ lesson }: { readonly lesson: Booking }) => {
  const [open, setOpen] = useState<Opened>();
  const coach = useCoaches().documents.find(({ id }) => id === lesson.coachId);
  const close = () => setOpen(undefined);
  const lost = lesson.alternatives !== undefined && lesson.status === 'requested-local';
  return (
    <li className="rule-b py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <LessonTime startUtc={lesson.startUtc} coachTz={lesson.coachTz} />
        <StatusBadge lesson={lesson} isLost={lost} />
      </div>
      <div className="mt-1 flex items-center gap-3">
        <Face name={lesson.coachName ?? words.coach} photo={coach?.photo} className="size-11" />
        <p className="text-note">
          <Name>{lesson.coachName ?? words.coach}</Name>, {copy.minutes(minutesOf(lesson))}
          {lesson.price && `, ${copy.book.price(lesson.price.amount, lesson.price.currency)}`}
        </p>
      </div>
      <Details lesson={lesson} />
      {lost && <Alternatives lesson={lesson} />}
      <Actions lesson={lesson} isLost={lost} onOpen={setOpen} />
      {open === 'cancel' && <CancelDialog lesson={lesson} onClose={close} />}
      {open === 'move' && <MoveDialog lesson={lesson} onClose={close} />}
      {open === 'outcome' && <OutcomeSheet lesson={lesson} onClose={close} />}
    </li>
  );
};
