import { Link } from '@tanstack/react-router';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import type { Group } from './settings-search.ts';

/** The way from a screen of its own back to the group of the settings that leads there. */
export const BackToGroup = ({ group, label }: { readonly group: Group; readonly label: string }) => (
  <Link to="/profile" search={{ group }} className={`${textLinkLook} self-start`}>
    <BackIcon className="size-4" />
    {label}
  </Link>
);
