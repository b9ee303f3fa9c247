import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FEEL_LENGTH,
  type LessonInput,
  MESSAGE_LENGTH,
  advanceLesson,
  keepMessage,
  moveLesson,
  noteInCalendar,
  noteOutcome,
  openBookings,
  requestLesson,
  waitingRequests,
} from '#src/data/commands/bookings.ts';
import { fail, ok, unwrap } from '@divot/basics';
import { setClock } from '#src/platform/clock/clock.ts';
import { golferDb } from '#tests/support/test-db.ts';

const at = (time: string) => `2026-05-04T${time}:00.000Z`;
const lesson = (time: string): LessonInput => ({
  coachId: 'ines',
  coachName: 'Ines Duarte',
  coachTz: 'Europe/London',
  userTz: 'Europe/London',
  lessonType: '60-minutes',
  minutes: 60,
  startUtc: at(time),
  topicFaultIds: [],
  shared: [],
  note: '',
});

describe('a golfer’s lessons on the device', () => {
  beforeEach(async () => {
    await golferDb(new Date('2026-05-01T08:00:00Z'));
  });
  const requested = async (time: string) => unwrap(await requestLesson('sam', lesson(time)));
  const confirmed = async (time: string, externalId: string) =>
    unwrap(await advanceLesson((await requested(time)).id, 'confirmed', { externalId }));

  it('wait to be requested, oldest first, until the coach’s calendar has them', async () => {
    const first = await requested('12:00');
    setClock(() => new Date('2026-05-01T09:00:00Z'));
    const second = await requested('09:00');
    expect((await waitingRequests()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await openBookings()).toEqual([]);

    unwrap(await advanceLesson(first.id, 'requested', { externalId: 'cal-1' }));

    expect((await waitingRequests()).map(({ id }) => id)).toEqual([second.id]);
    expect((await openBookings()).map(({ externalId }) => externalId)).toEqual(['cal-1']);
  });

  it('are noted as saved to the calendar, and count a cancellation as a newer version of the same event', async () => {
    const { id } = await confirmed('09:00', 'cal-1');
    const { inCalendar } = unwrap(await noteInCalendar(id));

    unwrap(await advanceLesson(id, 'cancelled', { cancelledBy: 'coach' }));

    const cancelled = unwrap(await noteInCalendar(id));
    expect(cancelled.inCalendar).toMatchObject({ status: 'CANCELLED', sequence: inCalendar!.sequence + 1 });
  });

  it('take no step that no longer fits', async () => {
    const { id } = await confirmed('09:00', 'cal-1');
    unwrap(await advanceLesson(id, 'cancelled', { cancelledBy: 'coach' }));

    expect(await advanceLesson(id, 'confirmed')).toEqual({
      ok: false,
      error: 'This lesson has changed in the meantime.',
    });
  });

  it('move only with the coach’s calendar, and not over another one', async () => {
    const { id } = await confirmed('09:00', 'cal-1');
    await confirmed('12:00', 'cal-2');
    const ask = vi.fn(async () =>
      ok({ externalId: 'cal-3', startUtc: at('15:00'), endUtc: at('16:00'), status: 'confirmed' as const }),
    );

    expect((await moveLesson(id, at('12:30'), ask)).ok).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    expect(await moveLesson(id, at('15:00'), async () => fail('Taken.'))).toEqual({ ok: false, error: 'Taken.' });
    expect(unwrap(await moveLesson(id, at('15:00'), ask))).toMatchObject({
      externalId: 'cal-3',
      startUtc: at('15:00'),
    });
  });

  it('end with what was worked on and one short feel, or without the golfer', async () => {
    const { id } = await confirmed('09:00', 'cal-1');
    const outcome = { workedOn: ' Takeaway ', feel: `${'a'.repeat(FEEL_LENGTH - 1)}🏌`, drills: ['pump'], came: true };

    expect(unwrap(await noteOutcome(id, outcome))).toMatchObject({
      status: 'done',
      workedOn: 'Takeaway',
      feel: 'a'.repeat(FEEL_LENGTH - 1),
      drills: ['pump'],
    });
    expect(unwrap(await noteOutcome(id, { ...outcome, came: false })).status).toBe('no-show');
  });

  it('keep a message as it was sent, and none without words', async () => {
    const message = { coachId: 'ines', coachName: 'Ines Duarte', shared: ['focus'], kind: 'message' as const };

    expect(await keepMessage('sam', { ...message, text: '  ' })).toEqual({
      ok: false,
      error: 'Write your message first.',
    });
    expect(unwrap(await keepMessage('sam', { ...message, text: ' Hello Ines ' }))).toMatchObject({
      status: 'sent',
      note: 'Hello Ines',
      shared: ['focus'],
    });
    expect(unwrap(await keepMessage('sam', { ...message, text: 'a'.repeat(2000) })).note).toHaveLength(MESSAGE_LENGTH);
  });
});
