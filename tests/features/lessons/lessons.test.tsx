import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LessonInput, advanceLesson, moveRequest, requestLesson } from '#src/data/commands/bookings.ts';
import type { PackSource } from '#src/domain/coaches/lesson-pack.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { ok } from '@divot/basics';
import { typedIn } from '#src/domain/forms/fields.ts';
import { type LessonTyped, lessonFields } from '#src/features/lessons/book/lesson-fields.ts';
import { useRequestLesson } from '#src/features/lessons/book/use-request-lesson.ts';
import { copy } from '#src/features/lessons/copy.ts';
import { LessonsScreen } from '#src/features/lessons/lessons-screen.tsx';
import { OutcomeSheet } from '#src/features/lessons/outcome-sheet.tsx';
import { remindOfLessons } from '#src/features/lessons/reminders.ts';
import { syncLessons, moveInCalendar } from '#src/features/lessons/sync-lessons.ts';
import { newDocument } from '#src/data/commands/store.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import type { Booked, BookingClient } from '#src/services/booking/booking.ts';
import { lockManager } from '#tests/support/locks.ts';
import { toastsOfEachTest } from '#tests/support/toasts.ts';
import { type Golfer, SAM, show, signInSam } from '#tests/support/screen.tsx';

const toasts = toastsOfEachTest();

// A golfer's lessons on the device: requesting and moving one, the coach's reply, and what remains of a lesson.

const NOW = new Date('2026-05-01T08:00:00Z');
const at = (time: string) => `2026-05-04T${time}:00.000Z`;
const input = (startUtc: string, over: Partial<LessonInput> = {}): LessonInput => ({
  coachId: 'ines',
  coachName: 'Ines Duarte',
  coachTz: 'Europe/London',
  userTz: 'Europe/London',
  lessonType: '60-minutes',
  minutes: 60,
  startUtc,
  topicFaultIds: [],
  shared: [],
  note: '',
  ...over,
});

let golfer: Golfer;
beforeEach(async () => {
  golfer = await signInSam({}, NOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = async (id: string) => (await golfer.db.bookings.findOne(id).exec())!.toJSON() as Booking;
const booked = async (startUtc: string, over: Partial<Booking> = {}): Promise<Booking> => {
  const asked = await requestLesson(SAM.uid, input(startUtc));
  if (!asked.ok) throw new Error(asked.error);
  const lesson = await golfer.db.bookings.findOne(asked.value.id).exec();
  await lesson!.incrementalPatch({ status: 'confirmed', externalId: `there-${startUtc}`, ...over });
  return stored(asked.value.id);
};
/** A calendar that accepts everything and records each request. */
const calendar = (over: Partial<BookingClient> = {}) => {
  const asked: string[] = [];
  const client = {
    reschedule: (externalId: string, startUtc: string) => {
      asked.push(`${externalId} to ${startUtc}`);
      const endUtc = new Date(Date.parse(startUtc) + 3_600_000).toISOString();
      return Promise.resolve(ok<Booked>({ externalId: 'moved', status: 'accepted', startUtc, endUtc }));
    },
    read: (externalId: string) =>
      Promise.resolve(ok<Booked>({ externalId, status: 'accepted', startUtc: at('09:00'), endUtc: at('10:00') })),
    standing: () => Promise.resolve(undefined),
    ...over,
  } as BookingClient;
  return { client, asked };
};

describe('one golfer, one lesson at a time', () => {
  it('refuses a lesson over another, in any state that blocks the time; back to back is fine', async () => {
    await booked(at('09:00'));
    expect(await requestLesson(SAM.uid, input(at('09:30')))).toEqual({
      ok: false,
      error: 'You already have a lesson with Ines Duarte at that time.',
    });
    expect((await requestLesson(SAM.uid, input(at('10:00')))).ok).toBe(true);
  });

  it('moves a lesson in the coach’s calendar and here', async () => {
    const lesson = await booked(at('09:00'));
    const { client, asked } = calendar();
    expect((await moveInCalendar(client, lesson.id, at('09:30'))).ok).toBe(true);
    expect(asked).toEqual([`${lesson.externalId} to ${at('09:30')}`]);
    expect(await stored(lesson.id)).toMatchObject({
      status: 'confirmed',
      externalId: 'moved',
      startUtc: at('09:30'),
      endUtc: at('10:30'),
    });
  });

  it('does not move a lesson over another one, without asking a calendar', async () => {
    await booked(at('12:00'));
    const lesson = await booked(at('09:00'));
    const { client, asked } = calendar();
    expect(await moveInCalendar(client, lesson.id, at('11:30'))).toMatchObject({ ok: false });
    expect(asked).toEqual([]);
    expect((await stored(lesson.id)).startUtc).toBe(at('09:00'));
  });

  it('says why the calendar refused, and leaves the lesson in place', async () => {
    const lesson = await booked(at('09:00'));
    const { client } = calendar({ reschedule: () => Promise.resolve({ ok: false, error: 'taken' }) });
    expect(await moveInCalendar(client, lesson.id, at('11:00'))).toEqual({ ok: false, error: 'That time is taken.' });
    expect((await stored(lesson.id)).startUtc).toBe(at('09:00'));
  });

  it('two tabs that move two lessons to the same hour at once: one of them moves', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() });
    const [one, other] = [await booked(at('08:00')), await booked(at('10:00'))];
    const { client, asked } = calendar();
    const moved = await Promise.all([one, other].map(({ id }) => moveInCalendar(client, id, at('14:00'))));
    expect(moved.map((done) => done.ok)).toEqual([true, false]);
    expect(asked).toHaveLength(1);
  });

  it('asks again for one of the alternatives to a lost start, unless that overlaps too', async () => {
    await booked(at('12:00'));
    const lost = await requestLesson(SAM.uid, input(at('09:00')));
    if (!lost.ok) throw new Error(lost.error);
    expect((await moveRequest(lost.value.id, at('12:30'))).ok).toBe(false);
    expect((await moveRequest(lost.value.id, at('13:00'))).ok).toBe(true);
    expect(await stored(lost.value.id)).toMatchObject({ status: 'requested-local', endUtc: at('14:00') });
  });
});

describe('what the coach’s calendar says', () => {
  const cancelledThere = () =>
    Promise.resolve(ok<Booked>({ externalId: 'x', status: 'cancelled', startUtc: at('09:00'), endUtc: at('10:00') }));

  it('a lesson that the coach cancelled is cancelled, by the coach', async () => {
    const lesson = await booked(at('09:00'));
    await syncLessons(calendar({ read: cancelledThere }).client);
    expect(await stored(lesson.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'coach' });
  });

  it('a move whose response was lost, or made by the coach, is followed', async () => {
    const lesson = await booked(at('09:00'));
    const now: Booked = { externalId: 'elsewhere', status: 'accepted', startUtc: at('15:00'), endUtc: at('16:00') };
    await syncLessons(calendar({ read: cancelledThere, standing: () => Promise.resolve(now) }).client);
    expect(await stored(lesson.id)).toMatchObject({
      status: 'confirmed',
      externalId: 'elsewhere',
      startUtc: at('15:00'),
    });
  });
});

describe('what remains of a lesson', () => {
  const afterwards = async () => {
    const lesson = await booked(at('09:00'), { topicFaultIds: ['slice'] });
    setClock(() => new Date(at('11:00')));
    let closed = 0;
    show(<OutcomeSheet lesson={lesson} onClose={() => (closed += 1)} />);
    const worked = await screen.findByLabelText('What we worked on');
    return { lesson, worked, closed: () => closed };
  };
  const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it('is what was worked on, one feel and drills; the feel can become the swing thought', async () => {
    const { lesson, worked, closed } = await afterwards();
    fill(worked, 'Grip and start line');
    const thought = screen.getByRole<HTMLInputElement>('checkbox', { name: /swing thought/ });
    fill(screen.getByLabelText('One feel'), ' trail hand under ');
    fireEvent.click(thought);
    const [, drill] = screen.getAllByRole('checkbox');
    fireEvent.click(drill!);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed()).toBe(1));
    const kept = await stored(lesson.id);
    expect(kept).toMatchObject({ status: 'done', workedOn: 'Grip and start line', feel: 'trail hand under' });
    expect(kept.drills).toHaveLength(1);
    expect((await golfer.profile()).swingThought).toBe('trail hand under');
  });

  it('refuses a feel over 60 characters', async () => {
    const { lesson, closed } = await afterwards();
    fill(screen.getByLabelText('One feel'), 'x'.repeat(61));
    expect(screen.getByText('A feel has at most 60 characters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect([closed(), (await stored(lesson.id)).status]).toEqual([0, 'confirmed']);
  });

  it('is that it did not take place', async () => {
    const { lesson, closed } = await afterwards();
    fireEvent.click(screen.getByRole('button', { name: 'It did not take place' }));
    await waitFor(() => expect(closed()).toBe(1));
    expect((await stored(lesson.id)).status).toBe('no-show');
  });
});

it('reminds once 24 hours and once 2 hours before, each once on this device', async () => {
  const lesson = await booked(at('09:00'));
  const remindAt = (instant: string) => {
    setClock(() => new Date(instant));
    remindOfLessons(SAM.uid, [lesson]);
    return toasts.length;
  };
  expect(remindAt('2026-05-03T08:59:00Z')).toBe(0);
  expect(remindAt('2026-05-03T09:00:00Z')).toBe(1);
  expect(remindAt('2026-05-03T20:00:00Z')).toBe(1);
  expect(remindAt(at('07:00'))).toBe(2);
  expect(remindAt(at('08:59'))).toBe(2);
  expect(toasts[0]?.text).toContain('Ines Duarte');
});

describe('the request for a lesson', () => {
  const ines: Coach = {
    ...newDocument('directory', NOW.toISOString()),
    id: 'ines',
    name: 'Ines Duarte',
    currency: 'GBP',
    lessonTypes: [{ slug: '60-minutes', title: 'Lesson', minutes: 60, price: 90 }],
  };
  const chosen = {
    ...typedIn(lessonFields, {}),
    coachId: 'ines',
    slug: '60-minutes',
    start: at('09:00'),
    note: 'My slice is back.',
  };
  const source: PackSource = { focus: undefined, faultIds: [], handicap: undefined, rounds: [], swings: [] };
  const request = async (draft: LessonTyped) => {
    const onDone = vi.fn();
    const { result } = renderHook(() => useRequestLesson({ coach: ines, userId: SAM.uid, draft, source, onDone }));
    await act(() => result.current.request());
    return { result, onDone, stored: await golfer.db.bookings.find().exec() };
  };

  it('waits on the phone, with its price and note, until the coach’s calendar responds', async () => {
    const { onDone, stored } = await request(chosen);

    expect(stored.map(({ startUtc, note, price }) => [startUtc, note, price?.amount])).toEqual([
      [at('09:00'), 'My slice is back.', 90],
    ]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(toasts[0]?.text).toBe(copy.book.queued);
  });

  it('needs a start and a note within its limit', async () => {
    expect((await request({ ...chosen, start: '' })).stored).toEqual([]);
    const { stored } = await request({ ...chosen, note: 'a'.repeat(501) });
    expect(stored).toEqual([]);
  });

  it('over another lesson says so, and the form stays', async () => {
    await booked(at('09:30'));

    const { result, onDone } = await request(chosen);

    expect(result.current.failure).toMatch(/lesson/);
    expect(result.current.busy).toBe(false);
    expect(onDone).not.toHaveBeenCalled();
  });
});

it('without a booking key a lesson is requested by message', async () => {
  await golfer.db.coaches.insert({
    id: 'ines',
    userId: 'directory',
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    sortKey: 1,
    name: 'Ines Duarte',
    bookingUser: 'ines',
    lessonTypes: [{ id: 'l', slug: '60-minutes', title: 'Lesson', minutes: 60 }],
  } as never);
  show(<LessonsScreen at={{ tab: 'book', coach: 'ines' }} go={() => undefined} />);
  const link = await screen.findByRole('link', { name: 'Ask by message' });
  expect(link.getAttribute('href')).toBe('/find-coach?coach=ines');
  expect(screen.getByText(/takes no bookings through Divot/)).toBeTruthy();
});

describe('a lesson in the golfer’s own calendar', () => {
  const saved: File[] = [];
  const field = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1];
  const saveAs = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const reader = new FileReader(); // jsdom's files have no text()
    reader.readAsText(saved.pop()!);
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    return reader.result as string;
  };
  beforeEach(() => {
    URL.createObjectURL = (file) => (saved.push(file as File), 'blob:divot');
    HTMLAnchorElement.prototype.click = () => undefined; // jsdom does not navigate
  });

  it('is brought up to date after a move, and taken out after a cancellation', async () => {
    await golfer.db.coaches.insert({ ...newDocument('directory'), id: 'ines', name: 'Ines', city: 'Lisbon' });
    const { id } = await booked(at('09:00'));
    show(<LessonsScreen at={{ tab: 'upcoming' }} go={() => undefined} />);
    const first = await saveAs('Calendar file');
    expect([field(first, 'SEQUENCE'), field(first, 'LOCATION')]).toEqual(['0', 'Lisbon']);
    expect(screen.queryByText(/You saved this to your calendar/)).toBeNull();

    await moveRequest(id, at('12:30'));
    await screen.findByText('You saved this to your calendar: update it.');
    const moved = await saveAs('Update the calendar');
    expect([field(moved, 'SEQUENCE'), field(moved, 'DTSTART')]).toEqual(['1', '20260504T123000Z']);
    expect(field(moved, 'UID')).toBe(field(first, 'UID'));
    await waitFor(() => expect(screen.queryByText(/You saved this to your calendar/)).toBeNull());

    await advanceLesson(id, 'cancelled', { cancelledBy: 'golfer' });
    await screen.findByText('You saved this to your calendar: take it out.');
    const cancelled = await saveAs('Take it out of the calendar');
    expect([field(cancelled, 'SEQUENCE'), field(cancelled, 'STATUS'), field(cancelled, 'METHOD')]).toEqual([
      '2',
      'CANCELLED',
      'CANCEL',
    ]);
    await screen.findByText(copy.empty.upcoming);
  });
});

describe('the coach of a lesson', () => {
  const withPhoto = async (photo: string) => {
    const coach = { ...newDocument('directory', NOW.toISOString()), id: 'ines', name: 'Ines Duarte', photo };
    await golfer.db.coaches.insert({ ...coach, sortKey: sortKeyOf('coaches', coach) });
    await booked(at('09:00'));
    show(<LessonsScreen at={{}} go={() => undefined} />);
    return (await screen.findByText('Ines Duarte')).closest('div')!;
  };

  it('has the photograph they gave', async () => {
    const row = await withPhoto('https://firebasestorage.googleapis.com/v0/b/divot/o/ines.jpg');

    await waitFor(() => expect(row.querySelector('img')?.src).toContain('/ines.jpg'));
  });

  it('has initials in place of a picture from elsewhere, which could follow the golfer', async () => {
    const row = await withPhoto('https://tracker.example/ines.jpg');

    expect(row.querySelector('img')).toBeNull();
    expect(row.querySelector('svg text')?.textContent).toBe('ID');
  });
});
