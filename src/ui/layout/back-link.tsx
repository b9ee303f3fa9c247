import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from './nav-look.ts';

/** The link back, above a page's title. */
export const BackLink = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={`${textLinkLook} min-h-touch self-start`} onClick={onClick}>
    <BackIcon className="size-4" />
    {label}
  </button>
);
