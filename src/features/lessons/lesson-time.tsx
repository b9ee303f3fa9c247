import { deviceZone, sameClock, zonedTime } from '#src/domain/lessons/zones.ts';
import { longDayText } from '#src/platform/day-text.ts';
import { copy } from './copy.ts';

type LessonTimeProps = { readonly startUtc: string; readonly coachTz: string | undefined };

/** A start in the golfer's time zone and, if different, in the coach's. Both are named. */
export const LessonTime = ({ startUtc, coachTz }: LessonTimeProps) => {
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
