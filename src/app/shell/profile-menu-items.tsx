import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { AssessmentIcon, LogOutIcon, PersonIcon, SettingsIcon } from '#src/ui/icons/icons.ts';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#src/ui/primitives/menu.tsx';
import { copy } from '#src/app/copy.ts';

const SignOutDialog = lazy(async () => {
  const { SignOutDialog: dialog } = await import('#src/features/auth/sign-out-dialog.tsx');
  return { default: dialog };
});

export const ProfileMenuItems = ({ startsOpen }: { readonly startsOpen: boolean }) => {
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
        <MenuItem icon={<LogOutIcon className="size-5" />} onSelect={() => setSigningOut(true)}>
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
