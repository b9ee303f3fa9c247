import { Suspense, lazy, useState } from 'react';
import { laterParts, showLaterParts } from '#src/platform/after-start.ts';
import { PersonIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/app/copy.ts';

// Loads when the start is over, or at the first tap: it is a third of the shell's code.
const ProfileMenuItems = lazy(async () => {
  await laterParts;
  const { ProfileMenuItems: items } = await import('./profile-menu-items.tsx');
  return { default: items };
});

export const ProfileMenu = () => {
  // Remembers a tap that comes before the menu has loaded, and opens it then.
  const [isWanted, setWanted] = useState(false);
  const ask = () => {
    showLaterParts();
    setWanted(true);
  };
  const early = (
    <IconButton
      label={copy.menu.label}
      icon={<PersonIcon className="size-6 text-ink" />}
      aria-busy
      onMouseDown={ask} // a mouse released over the menu that opened meanwhile clicks neither
      onClick={ask}
    />
  );
  return (
    <Suspense fallback={early}>
      <ProfileMenuItems startsOpen={isWanted} />
    </Suspense>
  );
};
