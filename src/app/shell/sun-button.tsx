import { useSunlight } from '#src/platform/use-sunlight.ts';
import { SunIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/app/copy.ts';

/** The sunlight theme, one tap from every screen. */
export const SunButton = () => {
  const { isSun, toggle } = useSunlight();
  return (
    <IconButton
      label={copy.sunlight}
      icon={<SunIcon className="size-5 text-ink" />}
      aria-pressed={isSun}
      onClick={toggle}
    />
  );
};
