import { Link } from '@tanstack/react-router';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from './copy.ts';

export const BackLink = () => (
  <Link to="/assessment" className={`${textLinkLook} self-start`}>
    <BackIcon className="size-4" />
    {copy.back}
  </Link>
);
