import { Suspense, lazy, useState } from 'react';
import { PersonIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/app/copy.ts';

// The menu comes after the first paint: opening it is nobody's first act, and it is a third of the shell's code.
const ProfileMenuItems = lazy(async () => {
  const { ProfileMenuItems: items } = await import('./profile-menu-items.tsx');
  return { default: items };
});

export const ProfileMenu = () => {
  // A tap before it has come is not lost: then it comes open.
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const early = (
    <IconButton
      label={copy.menu.label}
      icon={<PersonIcon className="size-6 text-ink" />}
      aria-busy
      onMouseDown={ask} // a mouse may be let go over the menu that came meanwhile: that is no click on either
      onClick={ask}
    />
  );
  return (
    <Suspense fallback={early}>
      <ProfileMenuItems startsOpen={asked} />
    </Suspense>
  );
};
