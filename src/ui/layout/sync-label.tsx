import { clsx } from 'clsx';
import { OfflineIcon, RefreshIcon, WarnIcon } from '#src/ui/icons/control-icons.ts';
import { DeviceIcon, SyncedIcon } from '#src/ui/icons/frame-icons.ts';

const kinds = {
  device: DeviceIcon,
  synced: SyncedIcon,
  syncing: RefreshIcon,
  offline: OfflineIcon,
  attention: WarnIcon,
} as const;

type SyncLabelProps = {
  readonly kind: keyof typeof kinds;
  /** "on this device", "synced 14:02", "2 need attention". */
  readonly word: string;
  /** What pressing does, for a screen reader: "Sync now", "Show what needs attention". */
  readonly action: string;
  readonly onPress: () => void;
};

/**
 * Sync status as one quiet word in the app frame. It changes with every tap, so a screen reader hears only what needs
 * the golfer.
 */
export const SyncLabel = ({ kind, word, action, onPress }: SyncLabelProps) => {
  const Icon = kinds[kind];
  return (
    <>
      <button
        type="button"
        className={clsx(
          'inline-flex min-h-touch min-w-touch items-center justify-center gap-1.5 rounded-control px-2 text-fine hover:bg-sunken',
          kind === 'attention' ? 'font-strong text-flag-ink' : 'text-rough',
        )}
        onClick={onPress}
      >
        <Icon className="size-4" />
        <span className="whitespace-nowrap tabular-nums @max-[22rem]:sr-only">{word}</span>
        <span className="sr-only">{action}</span>
      </button>
      <span role="status" className="sr-only">
        {kind === 'attention' && word}
      </span>
    </>
  );
};
