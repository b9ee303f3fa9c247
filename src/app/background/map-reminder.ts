import { storedRoundsAhead } from '#src/data/queries/rounds-ahead.ts';
import { localDay } from '@divot/basics';
import { now } from '#src/platform/clock/clock.ts';
import { chooseCourse, wantMap } from '#src/platform/course-search.ts';
import { sendNotification } from '#src/platform/device/notifications.ts';
import { isText, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/app/shell/copy.ts';

// The maps of planned rounds: fetched as soon as the round is planned, and what is still missing told the evening before.

/** The evening begins. Early enough to find a connection, late enough that the phone is at home. */
const EVENING_HOUR = 17;

export const remindOfMaps = async (uid: string): Promise<void> => {
  const rounds = await storedRoundsAhead(uid);
  for (const { course } of rounds) if (course && course.map === undefined) wantMap(course.id);
  const today = localDay(now());
  const missing = rounds.find(({ day, course }) => day > today && !course?.map);
  const key = `divot-map-reminded-${uid}`;
  if (!missing || now().getHours() < EVENING_HOUR || readLocal(key, isText) === today) return;
  writeLocal(key, today);
  const { place, course } = missing;
  showToast({
    text: copy.maps.tomorrow(place),
    action: {
      label: course ? copy.maps.get : copy.maps.find,
      run: () => (course ? wantMap(course.id, true) : void chooseCourse(place)),
    },
  });
  await sendNotification({ title: copy.maps.title, body: copy.maps.tomorrow(place), path: '/playing' });
};
