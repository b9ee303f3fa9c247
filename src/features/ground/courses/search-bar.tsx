import { useState } from 'react';
import { askForPlace } from '#src/platform/position/geolocation.ts';
import { useNetwork } from '#src/platform/state.ts';
import { mapHost } from '#src/services/ground/map-server.ts';
import { PlaceIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from './copy.ts';
import { isSearchable, type useCourseSearch } from './use-course-search.ts';

type Props = ReturnType<typeof useCourseSearch>['bar'];

/** A name or place, or where the golfer is. Says who is asked, and what they learn. */
export const SearchBar = ({ search, onSearch, isAsking, from, onPlace, onAsk }: Props) => {
  const isOffline = useNetwork() === 'offline';
  const [isRefused, setRefused] = useState(false);
  const near = async () => {
    const place = from ? undefined : await askForPlace();
    setRefused(!from && place === undefined);
    onPlace(place);
  };
  const canAsk = !isOffline && isSearchable(search);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canAsk) onAsk();
      }}
    >
      <TextField type="search" label={copy.search} maxLength={80} value={search} onChange={onSearch} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={search.trim() === '' ? 'secondary' : 'primary'}
          busy={isAsking}
          disabled={!canAsk}
        >
          {copy.online}
        </Button>
        <Button variant={from ? 'primary' : 'secondary'} aria-pressed={from !== undefined} onClick={() => void near()}>
          <PlaceIcon className="size-5" />
          {copy.near}
        </Button>
      </div>
      <p role="status" className="text-fine text-rough">
        {isRefused ? copy.noPlace : isOffline ? copy.offline : from ? copy.nearHint : copy.asks(mapHost())}
      </p>
    </form>
  );
};
