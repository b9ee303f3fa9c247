import { useState } from 'react';
import { type Place, rounded } from '#src/domain/coaches/distance.ts';
import { type CoachFilter, NO_FILTER } from '#src/domain/coaches/match.ts';
import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { askForPlace, savePlace } from '#src/platform/position/geolocation.ts';
import { FilterIcon, PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { priceText } from './price-text.ts';
import { specialityName } from './speciality-name.ts';
import { canAskCalendars } from './use-free-coaches.ts';

const words = copy.filters;
const DISTANCES_KM = [5, 10, 25, 50, 100, 200];
const PRICES = [40, 60, 80, 120, 200];

const choices = (coaches: readonly Coach[], wordsOf: (coach: Coach) => readonly string[] | undefined) =>
  [...new Set(coaches.flatMap((coach) => wordsOf(coach) ?? []))].toSorted();
const named = (values: readonly string[], any: string, name: (value: string) => string = (value) => value) => [
  { value: '', label: any },
  ...values.map((value) => ({ value, label: name(value) })),
];

type FiltersProps = {
  readonly uid: string;
  readonly coaches: readonly Coach[];
  readonly filter: CoachFilter;
  readonly onFilter: (filter: CoachFilter) => void;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place) => void;
};

export const Filters = ({ uid, coaches, filter, onFilter, place, onPlace }: FiltersProps) => {
  const [refused, setRefused] = useState(false);
  const edit = (change: Partial<CoachFilter>) => onFilter({ ...filter, ...change });
  const count = Object.keys(NO_FILTER).filter((key) => filter[key as keyof CoachFilter]).length;
  const findMe = async () => {
    const here = await askForPlace();
    setRefused(here === undefined);
    if (!here) return;
    const coarse = rounded(here);
    savePlace(uid, coarse);
    onPlace(coarse);
  };
  return (
    <div className="rule-t rule-b">
      <Disclosure title={`${words.title}${count > 0 ? ` (${count})` : ''}`} icon={<FilterIcon className="size-5" />}>
        <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
          {place ? (
            <Select
              label={words.distance}
              value={String(filter.withinKm ?? '')}
              options={[
                { value: '', label: words.anywhere },
                ...DISTANCES_KM.map((km) => ({ value: String(km), label: words.km(km) })),
              ]}
              onChange={(km) => edit({ withinKm: km ? Number(km) : undefined })}
            />
          ) : (
            <div className="flex flex-col items-start gap-1.5">
              <Button onClick={() => void findMe()}>
                <PlaceIcon className="size-5" />
                {words.place}
              </Button>
              <p className="text-fine text-rough">{refused ? words.noPlace : words.placeHint}</p>
            </div>
          )}
          <Select
            label={words.speciality}
            value={filter.speciality ?? ''}
            options={named(
              choices(coaches, ({ specialities }) => specialities),
              words.any,
              specialityName,
            )}
            onChange={(speciality) => edit({ speciality: speciality || undefined })}
          />
          <Select
            label={words.price}
            value={String(filter.mostPrice ?? '')}
            options={[
              { value: '', label: words.anyPrice },
              ...PRICES.map((price) => ({ value: String(price), label: words.upTo(priceText(price)) })),
            ]}
            onChange={(price) => edit({ mostPrice: price ? Number(price) : undefined })}
          />
          <Select
            label={words.language}
            value={filter.language ?? ''}
            options={named(
              choices(coaches, ({ languages }) => languages),
              words.anyLanguage,
            )}
            onChange={(language) => edit({ language: language || undefined })}
          />
          <Select
            label={words.level}
            value={filter.level ?? ''}
            options={named(
              choices(coaches, ({ levels }) => levels),
              words.anyLevel,
            )}
            onChange={(level) => edit({ level: level || undefined })}
          />
          <div>
            <Checkbox label={words.online} checked={filter.online} onChange={(online) => edit({ online })} />
            <Checkbox label={words.verified} checked={filter.verified} onChange={(verified) => edit({ verified })} />
            {canAskCalendars && (
              <Checkbox label={words.freeSoon} checked={filter.freeSoon} onChange={(freeSoon) => edit({ freeSoon })} />
            )}
          </div>
        </div>
      </Disclosure>
    </div>
  );
};
