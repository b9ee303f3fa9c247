import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { cloud } from '#src/platform/cloud.ts';
import { timeText } from '#src/platform/day-text.ts';
import { useSignInEnd } from '#src/platform/sign-in-end.ts';
import { useNetwork, useSyncStatus } from '#src/platform/state.ts';
import { SyncLabel } from '#src/ui/layout/sync-label.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/app/copy.ts';
import { syncLabelOf } from './sync-label-of.ts';

// Needed only while changes wait, so not part of the first load.
const SyncSheet = lazy(async () => {
  try {
    const { SyncSheet: sheet } = await import('#src/features/profile/sync-sheet.tsx');
    return { default: sheet };
  } catch {
    // Offline, before the service worker has stored the app, the sheet cannot load. Show a toast, so that the screen
    // does not fail.
    showToast({ text: copy.sync.saved });
    return { default: () => <></> };
  }
});

const actions = {
  sync: copy.sync.syncNow,
  waiting: copy.sync.showWaiting,
  attention: copy.sync.showAttention,
  'sign-in': copy.sync.signInAgain,
};

export const SyncLine = () => {
  const navigate = useNavigate();
  const network = useNetwork();
  const [sheet, setSheet] = useState<'never asked for' | 'open' | 'closed'>('never asked for');
  const end = useSignInEnd();
  const { kind, word, press } = syncLabelOf(useSyncStatus(), network, timeText, end?.why);
  const syncNow = () => {
    cloud().then(
      (access) => void access.syncNow(),
      () => showToast({ text: copy.sync.saved }),
    );
  };
  const onPress = () => {
    if (press === 'attention' || press === 'sign-in') void navigate({ to: '/profile', hash: 'sync' });
    else if (press === 'waiting') setSheet('open');
    else if (network === 'offline') showToast({ text: copy.sync.saved });
    if ((press === 'sync' || press === 'waiting') && network !== 'offline') syncNow();
  };
  return (
    <>
      <SyncLabel kind={kind} word={word} action={actions[press]} onPress={onPress} />
      {sheet !== 'never asked for' && (
        <Suspense fallback={null}>
          <SyncSheet open={sheet === 'open'} onClose={() => setSheet('closed')} onSyncNow={syncNow} />
        </Suspense>
      )}
    </>
  );
};
