import { Suspense, lazy, useState } from 'react';
import { laterParts, showLaterParts } from '#src/platform/after-start.ts';
import { PersonIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/app/copy.ts';

// The menu comes when the start is over, or with the first tap: it is a third of the shell's code.
const ProfileMenuItems = lazy(async () => {
  await laterParts;
  const { ProfileMenuItems: items } = await import('./profile-menu-items.tsx');
  return { default: items };
});

export const ProfileMenu = () => {
  // A tap before it has come is not lost: then it comes open.
  const [asked, setAsked] = useState(false);
  const ask = () => {
    showLaterParts();
    setAsked(true);
  };
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
