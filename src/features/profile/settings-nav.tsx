import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ForwardIcon, InfoIcon } from '#src/ui/icons/control-icons.ts';
import { PersonIcon, PlayIcon, SunIcon } from '#src/ui/icons/frame-icons.ts';
import { BagIcon, DataIcon } from '#src/ui/icons/screen-icons.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from './copy.ts';
import { type Group, type SettingsSearch, groups } from './settings-search.ts';

const icons = { you: PersonIcon, bag: BagIcon, play: PlayIcon, look: SunIcon, data: DataIcon, about: InfoIcon };

type Props = {
  readonly open: SettingsSearch['group'];
  readonly find: string;
  readonly onFind: (text: string) => void;
};

// The router also sets aria-current, so the style depends on `isOpen` instead.
const lookOf = (isOpen: boolean) =>
  clsx(
    'flex min-h-touch items-center gap-3 border-l-3 px-2 font-medium text-ink no-underline hover:bg-sunken',
    isOpen ? 'border-fairway bg-sunken' : 'border-transparent',
  );

const GroupLink = ({ group, isOpen }: { readonly group: Group; readonly isOpen: boolean }) => {
  const Icon = icons[group];
  return (
    <li className="max-lg:rule-b">
      {/* A tap on the open group closes it and shows all settings. */}
      <Link
        to="/profile"
        search={isOpen ? {} : { group }}
        resetScroll={false}
        aria-current={isOpen ? 'true' : undefined}
        className={lookOf(isOpen)}
      >
        <Icon className="size-5 text-rough" />
        <span className="row-words flex flex-col">
          {copy.groups[group]}
          <span className="text-fine text-rough lg:hidden">{copy.groupHolds[group]}</span>
        </span>
        <ForwardIcon className={`size-5 text-rough lg:hidden ${isOpen ? 'rotate-90' : ''}`} />
      </Link>
    </li>
  );
};

/** A search field and the six groups: beside the settings on desktop, above them on a phone. */
export const SettingsNav = ({ open, find, onFind }: Props) => (
  <div className="flex flex-col gap-3 lg:sticky lg:top-4 lg:self-start">
    <TextField
      type="search"
      hideLabel
      label={copy.find}
      placeholder={copy.find}
      maxLength={40}
      autoComplete="off"
      value={find}
      onChange={onFind}
    />
    <nav aria-label={copy.groupsLabel}>
      <ul className="max-lg:rule-t">
        {groups.map((group) => (
          <GroupLink key={group} group={group} isOpen={group === open && find === ''} />
        ))}
      </ul>
    </nav>
  </div>
);
