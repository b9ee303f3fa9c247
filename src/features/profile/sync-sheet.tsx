import { useMayBeEvicted } from '#src/platform/pwa/install-offer.ts';
import { EvictionNote } from './install-divot.tsx';
import { useNetwork, useSyncStatus } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';
import { WaitingList } from './waiting-list.tsx';

const words = copy.sync;

type SyncSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSyncNow: () => void;
};

/** Answers "Where is my stroke now?": what waits, what is in flight, and a button to sync now. */
export const SyncSheet = ({ open, onClose, onSyncNow }: SyncSheetProps) => {
  const { phase, pending } = useSyncStatus();
  const isOffline = useNetwork() === 'offline';
  const mayBeEvicted = useMayBeEvicted();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      footer={!isOffline && pending > 0 && <Button onClick={onSyncNow}>{words.syncNow}</Button>}
    >
      <p className="text-note">{words.phases[isOffline ? 'paused' : phase]}</p>
      {mayBeEvicted ? <EvictionNote /> : <WaitingList />}
    </Sheet>
  );
};
