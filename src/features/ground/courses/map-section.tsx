import { deleteMap, restoreMap } from '#src/data/commands/ground.ts';
import { groundOf } from '#src/data/queries/ground.ts';
import type { CourseMap } from '@divot/ground';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { chooseMap, useMapWork, wantMap } from '#src/platform/course-search.ts';
import { useNetwork } from '#src/platform/state.ts';
import { RefreshIcon } from '#src/ui/icons/control-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';
import { MapLine } from './map-line.tsx';

const greensOf = ({ pack }: CourseMap) => pack.holes.filter(({ green }) => green !== undefined).length;

type SavedProps = { readonly course: Course; readonly ground: CourseMap };

const Saved = ({ course, ground: { pack, savedAt }, ground }: SavedProps) => {
  const isOffline = useNetwork() === 'offline';
  const work = useMapWork(course.id);
  const remove = async () => {
    const { map = '' } = course;
    if (succeeded(await deleteMap(course.id))) showUndo(copy.removed, () => void restoreMap(course.id, map));
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-col">
        <p className="font-medium">
          <Name>{pack.name}</Name>
        </p>
        <p>{copy.saved(pack.holes.length, greensOf(ground))}</p>
        <p className="text-note text-rough">{copy.asOf(dayText(pack.asOf ?? savedAt))}</p>
        <Attribution pack={pack} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isOffline} busy={work?.kind === 'fetching'} onClick={() => wantMap(course.id, true)}>
          <RefreshIcon className="size-5" />
          {copy.refresh}
        </Button>
        <Button disabled={isOffline} onClick={() => chooseMap(course.id)}>
          {copy.other}
        </Button>
        <Button variant="quiet" onClick={() => void remove()}>
          {copy.remove}
        </Button>
      </div>
      {work?.kind === 'failed' && <p role="status">{work.text}</p>}
    </div>
  );
};

/** A course's map: it comes by itself, and the golfer can refresh, exchange and delete it. */
export const MapSection = ({ course }: { readonly course: Course }) => {
  const ground = groundOf(course);
  return (
    <Section title={copy.mapTitle}>
      {ground ? (
        <Saved course={course} ground={ground} />
      ) : (
        <div className="flex flex-col gap-3">
          <p className="measure text-note text-rough">{copy.why}</p>
          <MapLine course={course} />
        </div>
      )}
    </Section>
  );
};
