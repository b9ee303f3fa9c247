import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { overlays } from './overlays.ts';

type MenuProps = {
  /** The trigger's name for screen readers. */
  readonly label: string;
  /** What the trigger shows. */
  readonly trigger: ReactNode;
  /** Open from the first paint, as after a tap on the trigger. For a menu that replaces the button that was tapped. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

export const Menu = ({ label, trigger, startsOpen = false, children }: MenuProps) => {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // Closing returns the focus to the element that had it before. That button is gone, so the trigger takes the focus
  // first.
  useLayoutEffect(() => {
    if (startsOpen) triggerRef.current?.focus();
  }, [startsOpen]);
  return (
    <BaseMenu.Root defaultOpen={startsOpen}>
      <BaseMenu.Trigger
        ref={triggerRef}
        aria-label={label}
        className="inline-flex min-h-touch min-w-touch items-center justify-center gap-1 rounded-control px-2 text-note font-medium hover:bg-sunken data-popup-open:bg-sunken"
      >
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal container={overlays}>
        <BaseMenu.Positioner align="end" sideOffset={4} className="z-40 print:hidden">
          <BaseMenu.Popup className="min-w-52 origin-(--transform-origin) rounded-control bg-surface py-1 text-ink shadow-raised outline-none transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
};

const row =
  'flex min-h-touch w-full items-center gap-3 px-4 text-left text-body text-ink no-underline outline-none select-none data-highlighted:bg-fairway-tint';

type MenuItemProps = { readonly icon?: ReactNode; readonly children: ReactNode; readonly onSelect?: () => void };

export const MenuItem = ({ icon, children, onSelect }: MenuItemProps) => (
  <BaseMenu.Item className={row} onClick={onSelect}>
    {icon}
    {children}
  </BaseMenu.Item>
);

/** `link` is the router's own link without content: `<MenuLink link={<Link to="/profile" />}>Settings</MenuLink>`. */
export const MenuLink = ({
  link,
  icon,
  children,
}: { readonly link: ReactElement } & Omit<MenuItemProps, 'onSelect'>) => (
  <BaseMenu.LinkItem className={row} render={link} closeOnClick>
    {icon}
    {children}
  </BaseMenu.LinkItem>
);

export const MenuDivider = () => <BaseMenu.Separator className="rule-t my-1" />;
