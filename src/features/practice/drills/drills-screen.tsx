import { DRILLS, FAULTS, sparesPain } from '@divot/golf-content';
import { FilterIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { type GoTo, modes, places, type PracticeSearch } from '#src/features/practice/practice-search.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { areaNames, filteredDrills } from './drill-filters.ts';
import { DrillList } from './drill-list.tsx';

const ANY = 'any';
const any = { value: ANY, label: copy.drills.any } as const;
const chosen = <T extends string>(value: T) => (value === ANY ? undefined : (value as Exclude<T, typeof ANY>));

/** All drills. The golfer filters them by situation, for example a fault, a place or no balls. */
export const DrillsScreen = ({ at, go }: { readonly at: PracticeSearch; readonly go: GoTo }) => {
  const golfer = useGolfer();
  const all = filteredDrills(at, golfer);
  const drills = all.filter((drill) => sparesPain(drill, golfer.painAreas));
  const set = (change: Partial<PracticeSearch>) => go({ ...at, ...change }, { replace: true });
  const narrowed = [at.area, at.fault, at.mode, at.place, at.noBalls, at.saved].filter(Boolean).length;
  return (
    <Page width="wide" title={copy.drills.title} back={<BackLink label={copy.drills.back} onClick={() => go({})} />}>
      <div className="flex flex-col gap-4">
        <TextField
          type="search"
          hideLabel
          label={copy.drills.search}
          placeholder={copy.drills.search}
          maxLength={80}
          value={at.search ?? ''}
          onChange={(search) => set({ search: search || undefined })}
        />
        <Disclosure
          title={`${copy.drills.filter}${narrowed > 0 ? ` (${narrowed})` : ''}`}
          icon={<FilterIcon className="size-5" />}
          startsOpen={narrowed > 0}
        >
          <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-2 lg:grid-cols-4">
            <Select
              label={copy.drills.area}
              value={at.area ?? ANY}
              options={[any, ...areaNames.map((value) => ({ value, label: words.areas[value] }))]}
              onChange={(area) => set({ area: chosen(area) })}
            />
            <Select
              label={copy.drills.fault}
              value={at.fault ?? ANY}
              options={[any, ...FAULTS.map(({ id, title }) => ({ value: id as string, label: title }))]}
              onChange={(fault) => set({ fault: chosen(fault) })}
            />
            <Select
              label={copy.drills.mode}
              value={at.mode ?? ANY}
              options={[any, ...modes.map((value) => ({ value, label: words.modes[value] }))]}
              onChange={(mode) => set({ mode: chosen(mode) })}
            />
            <Select
              label={copy.drills.place}
              value={at.place ?? ANY}
              options={[any, ...places.map((value) => ({ value, label: words.places[value] }))]}
              onChange={(place) => set({ place: chosen(place) })}
            />
            <Checkbox
              label={copy.drills.noBalls}
              checked={at.noBalls === true}
              onChange={(on) => set({ noBalls: on || undefined })}
            />
            <Checkbox
              label={copy.drills.saved}
              checked={at.saved === true}
              onChange={(on) => set({ saved: on || undefined })}
            />
          </div>
        </Disclosure>
      </div>
      <PainNote />
      <div>
        <p className="label text-rough" role="status">
          {copy.drills.shown(drills.length, DRILLS.length)}
        </p>
        {all.length === 0 && (
          <EmptyState of="search" action={<Button onClick={() => go({ view: 'drills' })}>{copy.drills.clear}</Button>}>
            {copy.drills.none}
          </EmptyState>
        )}
        <DrillList
          drills={drills.map((drill) => ({
            drill,
            isMine: drill.faults.some((id) => golfer.faultIds.includes(id)),
            isSaved: golfer.savedDrills.includes(drill.id),
          }))}
          onOpen={({ id }) => go({ ...at, drill: id })}
        />
      </div>
    </Page>
  );
};
