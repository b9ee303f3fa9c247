import { useNavigate } from '@tanstack/react-router';
import { cloud } from '#src/platform/cloud.ts';
import { useNetwork, useSyncStatus } from '#src/platform/state.ts';
import { SyncLabel } from '#src/ui/layout/sync-label.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { copy } from '#src/app/copy.ts';
import { syncLabelOf } from './sync-label-of.ts';

const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

const actions = { sync: copy.sync.syncNow, attention: copy.sync.showAttention, 'sign-in': copy.sync.signInAgain };

export const SyncLine = () => {
  const navigate = useNavigate();
  const network = useNetwork();
  const { kind, word, press } = syncLabelOf(useSyncStatus(), network, timeOf);
  const sync = () =>
    cloud().then(
      (door) => door.syncNow(),
      () => showToast({ text: copy.sync.saved }),
    );
  const onPress = () => {
    if (press !== 'sync') void navigate({ to: '/profile', hash: 'sync' });
    else if (network === 'offline') showToast({ text: copy.sync.saved });
    else void sync();
  };
  return <SyncLabel kind={kind} word={word} action={actions[press]} onPress={onPress} />;
};
