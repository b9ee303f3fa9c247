import { Suspense, lazy } from 'react';
import { PersonIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/app/copy.ts';

// The menu comes after the first paint: opening it is nobody's first act, and it is a third of the shell's code.
const ProfileMenuItems = lazy(async () => {
  const { ProfileMenuItems: items } = await import('./profile-menu-items.tsx');
  return { default: items };
});

export const ProfileMenu = () => (
  <Suspense fallback={<IconButton label={copy.menu.label} icon={<PersonIcon className="size-6" />} aria-busy />}>
    <ProfileMenuItems />
  </Suspense>
);
