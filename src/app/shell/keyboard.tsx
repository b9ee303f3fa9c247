import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useIsImmersive } from '#src/platform/device/immersive.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useSingleKeys } from '#src/platform/device/use-single-keys.ts';
import { KeyboardIcon } from '#src/ui/icons/screen-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { copy as words } from './keyboard-copy.ts';
import { moveInList } from './move-in-list.ts';

/** A second key within this time belongs to the first. */
const PAIR_MS = 1_500;

const goTo = {
  h: '/dashboard',
  r: '/playing',
  w: '/video-analysis/history',
  p: '/practice',
  t: '/workout',
  l: '/scheduling',
  s: '/analytics',
} as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null;

const toSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  return field !== null;
};

/** Up and down move through lists and tables. On the course the score pad uses these keys. */
const useListKeys = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return undefined;
    addEventListener('keydown', moveInList);
    return () => removeEventListener('keydown', moveInList);
  }, [isActive]);
};

/** On a desktop: the keys that work on every screen, and the list of all keys. */
export const Keyboard = () => {
  const navigate = useNavigate();
  const isImmersive = useIsImmersive();
  const { singleKeys } = usePreferences();
  const [isOpen, setOpen] = useState(false);
  const pairedAt = useRef(-Infinity);
  useListKeys(!isImmersive);
  useSingleKeys((event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const to = goTo[event.key.toLowerCase() as keyof typeof goTo];
    const isPair = event.timeStamp - pairedAt.current < PAIR_MS;
    pairedAt.current = event.key.toLowerCase() === 'g' ? event.timeStamp : -Infinity;
    if (event.key === '?') setOpen(true);
    else if (isPair && to) void navigate({ to });
    else if (event.key !== '/' || !toSearch()) return;
    event.preventDefault();
  }, !isImmersive);
  return (
    <>
      <IconButton
        label={words.title}
        icon={<KeyboardIcon className="size-5 text-ink" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title}>
        {!singleKeys && <p className="text-note">{words.off}</p>}
        {words.groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="label text-rough">{title}</h3>
            <dl>
              {keys.map(([key, text]) => (
                <div key={key} className="rule-b flex items-baseline justify-between gap-4 py-1 text-note">
                  <dt>
                    <kbd className="figures font-medium">{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Dialog>
    </>
  );
};
