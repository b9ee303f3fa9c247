import { useState } from 'react';
import { deleteMap, restoreMap } from '#src/data/commands/ground.ts';
import { useGround } from '#src/data/queries/ground.ts';
import type { CourseMap } from '@divot/ground';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useNetwork } from '#src/platform/state.ts';
import { PlaceIcon, RefreshIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { GroundSearch } from './ground-search.tsx';
import { Attribution } from './attribution.tsx';

const greensOf = ({ pack }: CourseMap) => pack.holes.filter(({ green }) => green !== undefined).length;
const dayOf = ({ pack, savedAt }: CourseMap) => dayText(pack.asOf ?? savedAt);

type SavedProps = { readonly course: Course; readonly ground: CourseMap; readonly onRefresh: () => void };

const Saved = ({ course, ground, onRefresh }: SavedProps) => {
  const isOffline = useNetwork() === 'offline';
  const remove = async () => {
    const { map = '' } = course;
    const deleted = await deleteMap(course.id);
    if (deleted.ok) showUndo(copy.removed, () => void restoreMap(course.id, map));
    else showToast({ text: deleted.error, tone: 'error' });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-col">
        <p className="font-medium">
          <Name>{ground.pack.name}</Name>
        </p>
        <p>{copy.saved(ground.pack.holes.length, greensOf(ground))}</p>
        <p className="text-note text-rough">{copy.asOf(dayOf(ground))}</p>
        <Attribution pack={ground.pack} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isOffline} onClick={onRefresh}>
          <RefreshIcon className="size-5" />
          {copy.refresh}
        </Button>
        <Button variant="quiet" onClick={() => void remove()}>
          {copy.remove}
        </Button>
      </div>
      {isOffline && <p className="text-note text-rough">{copy.offline}</p>}
    </div>
  );
};

/** A course's map: fetched once when the golfer asks, then kept on this device. */
export const GroundSection = ({ course }: { readonly course: Course }) => {
  const { ground, ready } = useGround(course.id);
  const [isOpen, setIsOpen] = useState(false);
  if (!ready) return null;
  const done = () => {
    setIsOpen(false);
    showToast({ text: copy.refreshed });
  };
  return (
    <Section title={copy.title}>
      {ground ? (
        <Saved course={course} ground={ground} onRefresh={() => setIsOpen(true)} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="measure text-note text-rough">{copy.why}</p>
          <Button onClick={() => setIsOpen(true)}>
            <PlaceIcon className="size-5" />
            {copy.get}
          </Button>
        </div>
      )}
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={copy.get}>
        <GroundSearch key={String(isOpen)} course={course} ground={ground} onDone={done} />
      </Sheet>
    </Section>
  );
};
