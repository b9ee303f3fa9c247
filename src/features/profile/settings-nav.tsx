import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ForwardIcon, InfoIcon } from '#src/ui/icons/control-icons.ts';
import { PersonIcon, PlayIcon, SunIcon } from '#src/ui/icons/frame-icons.ts';
import { BagIcon, DataIcon } from '#src/ui/icons/screen-icons.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from './copy.ts';
import { GroupState } from './group-state.tsx';
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
    'flex min-h-touch items-center gap-4 border-l-3 px-2 py-3 font-medium text-ink no-underline hover:bg-sunken',
    isOpen ? 'border-fairway bg-sunken' : 'border-transparent',
  );

type GroupLinkProps = { readonly group: Group; readonly isOpen: boolean; readonly onOpen: () => void };

const GroupLink = ({ group, isOpen, onOpen }: GroupLinkProps) => {
  const Icon = icons[group];
  return (
    <li className="max-lg:rule-b">
      <Link
        to="/profile"
        search={{ group }}
        aria-current={isOpen ? 'true' : undefined}
        className={lookOf(isOpen)}
        onClick={onOpen}
      >
        <Icon className="size-6 shrink-0 text-rough" />
        <span className="row-words flex flex-col">
          {copy.groups[group]}
          <GroupState group={group} />
        </span>
        <ForwardIcon className="size-5 shrink-0 text-rough lg:hidden" />
      </Link>
    </li>
  );
};

/** A search field and the six groups with their state: beside the open group on desktop, a list on a phone. */
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
          <GroupLink key={group} group={group} isOpen={group === open && find === ''} onOpen={() => onFind('')} />
        ))}
      </ul>
    </nav>
  </div>
);
