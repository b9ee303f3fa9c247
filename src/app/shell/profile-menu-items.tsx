import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { PersonIcon } from '#src/ui/icons/frame-icons.ts';
import { AssessmentIcon, LogOutIcon, SettingsIcon } from '#src/ui/icons/screen-icons.ts';
import { isVisit } from '#src/platform/state.ts';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#src/ui/primitives/menu.tsx';
import { copy } from './copy.ts';
import { leaveVisit } from './leave-visit.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const SignOutDialog = lazyPart(() => import('#src/features/auth/sign-out-dialog.tsx'), 'SignOutDialog');

export const ProfileMenuItems = ({ startsOpen }: { readonly startsOpen: boolean }) => {
  const isVisiting = isVisit();
  const [signingOut, setSigningOut] = useState(false);
  return (
    <>
      <Menu label={copy.menu.label} trigger={<PersonIcon className="size-6" />} startsOpen={startsOpen}>
        <MenuLink link={<Link to="/profile" />} icon={<SettingsIcon className="size-5" />}>
          {copy.menu.settings}
        </MenuLink>
        <MenuLink link={<Link to="/assessment" />} icon={<AssessmentIcon className="size-5" />}>
          {copy.menu.assessment}
        </MenuLink>
        <MenuDivider />
        <MenuItem
          icon={<LogOutIcon className="size-5" />}
          onSelect={() => (isVisiting ? void leaveVisit() : setSigningOut(true))}
        >
          {copy.menu.logout}
        </MenuItem>
      </Menu>
      {signingOut && (
        <Suspense>
          <SignOutDialog onClose={() => setSigningOut(false)} />
        </Suspense>
      )}
    </>
  );
};
