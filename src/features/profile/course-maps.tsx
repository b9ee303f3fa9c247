import { useCourses } from '#src/data/queries/courses.ts';
import { groundOf } from '#src/data/queries/ground.ts';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { mapCredit } from '#src/platform/position/map-credit.ts';
import { setPreferences, usePreferences } from '#src/platform/settings/preferences.ts';
import { useSession } from '#src/platform/state.ts';
import { requestsThisMonth } from '#src/services/ground/requests.ts';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';

const words = copy.device.maps;

/** The maps of courses: how large and how old each is, and when Divot may fetch them by itself. */
export const CourseMaps = () => {
  const session = useSession();
  const { mapsOnMobileData } = usePreferences();
  const { documents: courses } = useCourses();
  const mapped = courses.flatMap((course) => {
    const ground = groundOf(course);
    return ground && course.map ? [{ course, bytes: course.map.length, ground }] : [];
  });
  const bytes = mapped.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <div className="flex w-full flex-col gap-3">
      <Disclosure title={mapped.length === 0 ? words.none : words.all(mapped.length, bytesText(bytes))}>
        <ul className="rule-t">
          {mapped.map(({ course, bytes: size, ground: { pack, savedAt } }) => (
            <li key={course.id} className="rule-b flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <Name className="font-medium">{course.name}</Name>
              <span className="figures text-note text-rough">
                {words.one(bytesText(size), dayText(pack.asOf ?? savedAt))}
              </span>
            </li>
          ))}
        </ul>
        {mapped.length > 0 && <p className="pt-2 text-fine text-rough">{mapCredit()}</p>}
        {session.kind === 'signed-in' && (
          <p className="pt-2 text-note">{words.requests(requestsThisMonth(session.user.uid))}</p>
        )}
      </Disclosure>
      <Switch
        label={words.mobileData}
        hint={words.mobileDataHint}
        checked={mapsOnMobileData}
        onChange={(next) => setPreferences({ mapsOnMobileData: next })}
      />
    </div>
  );
};
