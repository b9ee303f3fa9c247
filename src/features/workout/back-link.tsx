import { BackIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';

export const BackLink = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className={`${textLinkLook} self-start`} onClick={onClick}>
    <BackIcon className="size-4" />
    {label}
  </button>
);
