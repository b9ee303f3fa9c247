import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useIsWide } from './use-media.ts';

type AppFrameProps = {
  /** The mark, linked to the dashboard. */
  readonly brand: ReactNode;
  /** Links with headerLinkLook; desktop only. */
  readonly navigation: ReactNode;
  /** Links with tabLook; phone and tablet only. */
  readonly tabBar: ReactNode;
  /** Sync status and profile menu, at the end of the top line. */
  readonly account: ReactNode;
  /** Offline and update banners, under the top line. */
  readonly banners?: ReactNode;
  /** Desktop only, beside the content. */
  readonly sidebar?: ReactNode;
  /** On the course the hole takes the whole phone: no top line, no tab bar. */
  readonly immersive?: boolean;
  readonly skipLabel: string;
  readonly navigationLabel: string;
  readonly children: ReactNode;
};

/** The frame around every signed-in screen. Content scrolls with the page; the tab bar stays under the thumb. */
export const AppFrame = (props: AppFrameProps) => {
  const { immersive = false } = props;
  const isWide = useIsWide();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 text-note font-medium text-paper focus:translate-y-0 print:hidden"
      >
        {props.skipLabel}
      </a>
      <header
        className={clsx('rule-b bg-paper pt-[env(safe-area-inset-top)] print:hidden', immersive && 'max-lg:hidden')}
      >
        <div className="@container mx-auto flex min-h-14 w-full max-w-310 2xl:max-w-420 items-center gap-3 px-4 lg:gap-8 lg:px-6">
          {props.brand}
          {isWide && (
            <nav aria-label={props.navigationLabel} className="flex flex-wrap items-center gap-x-6 self-end">
              {props.navigation}
            </nav>
          )}
          <div className="ml-auto flex items-center gap-1">{props.account}</div>
        </div>
      </header>
      {props.banners}
      <div className="mx-auto flex w-full max-w-310 2xl:max-w-420 flex-1 lg:px-6">
        {isWide && props.sidebar && (
          <aside className="flex w-52 shrink-0 flex-col gap-5 py-6 pr-6 print:hidden">{props.sidebar}</aside>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            'min-w-0 flex-1 px-4 outline-none lg:pb-16',
            // A screen that takes the whole phone gets the space that banners leave.
            immersive
              ? 'pb-[env(safe-area-inset-bottom)] max-lg:grid max-lg:grid-cols-[minmax(0,1fr)]'
              : 'pb-[calc(72px+env(safe-area-inset-bottom))]',
            props.sidebar ? 'lg:rule-l lg:pr-0 lg:pl-8' : 'lg:px-0',
          )}
        >
          {props.children}
        </main>
      </div>
      {!immersive && !isWide && (
        <nav
          aria-label={props.navigationLabel}
          className="@container rule-t fixed inset-x-0 bottom-0 z-30 flex bg-paper pr-[max(4px,env(safe-area-inset-right))] pb-[env(safe-area-inset-bottom)] pl-[max(4px,env(safe-area-inset-left))] print:hidden"
        >
          {props.tabBar}
        </nav>
      )}
    </div>
  );
};

export const TabFace = ({ icon, label }: { readonly icon: ReactNode; readonly label: string }) => (
  <>
    {icon}
    {label}
  </>
);
