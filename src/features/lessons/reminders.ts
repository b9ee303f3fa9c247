import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { dueReminder } from '#src/domain/lessons/lesson-state.ts';
import { clockIn, deviceZone } from '#src/domain/lessons/zones.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { isTexts, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const MAX_STORED = 50;

/** Reminds of each lesson once 24 hours before and once 2 hours before, on this device. */
export const remindOfLessons = (uid: string, lessons: readonly Booking[]): void => {
  const key = `divot-reminded-${uid}`;
  const reminded = readLocal(key, isTexts) ?? [];
  for (const lesson of lessons) {
    const hours = dueReminder(lesson, nowIso());
    const mark = `${lesson.id} ${hours}`;
    if (hours === undefined || reminded.includes(mark)) continue;
    writeLocal(key, [...reminded, mark].slice(-MAX_STORED));
    showToast({ text: copy.reminder(lesson.coachName ?? copy.row.coach, clockIn(lesson.startUtc, deviceZone())) });
    return; // one reminder at a time; the next comes a minute later
  }
};
