import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { Select } from '#src/ui/primitives/select.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { faultTitle } from '#src/features/swing/fault-text.ts';
import type { SwingHistorySearch } from '#src/features/swing/swing-search.ts';

const words = copy.history;

type Props = {
  readonly swings: readonly Swing[];
  readonly at: SwingHistorySearch;
  readonly go: (at: SwingHistorySearch) => void;
};

const distinct = (values: readonly (string | undefined)[]) =>
  [...new Set(values.filter((value) => value !== undefined))].toSorted();

/** Filters the list. The choice is kept in the address, and only values the golfer has are offered. */
export const Filters = ({ swings, at, go }: Props) => {
  const faults = distinct([at.fault, ...swings.flatMap(({ findings = [] }) => findings.map(({ faultId }) => faultId))]);
  const clubs = distinct([at.club, ...swings.map(({ club }) => club)]);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <div className="max-sm:col-span-2">
        <Select
          label={words.fault}
          value={at.fault ?? ''}
          options={[
            { value: '', label: words.anyFault },
            ...faults.map((value) => ({ value, label: faultTitle(value) })),
          ]}
          onChange={(fault) => go({ ...at, fault: fault === '' ? undefined : fault })}
        />
      </div>
      <Select
        label={words.club}
        value={at.club ?? ''}
        options={[{ value: '', label: words.anyClub }, ...clubs.map((value) => ({ value, label: value }))]}
        onChange={(club) => go({ ...at, club: club === '' ? undefined : club })}
      />
      <Select
        label={words.view}
        value={at.view ?? ''}
        options={[
          { value: '', label: words.anyView },
          { value: 'face-on', label: copy.swing.views['face-on'] },
          { value: 'down-the-line', label: copy.swing.views['down-the-line'] },
        ]}
        onChange={(view) => go({ ...at, view: view === '' ? undefined : view })}
      />
      <div className="col-span-2 sm:col-span-3">
        <Switch
          label={words.starred}
          checked={at.starred ?? false}
          onChange={(starred) => go({ ...at, starred: starred ? true : undefined })}
        />
      </div>
    </div>
  );
};
