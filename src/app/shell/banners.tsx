import { useSyncExternalStore } from 'react';
import { isSampleShown, onDatabaseChange } from '#src/data/live/current.ts';
import { useUpdateOffer } from '#src/platform/pwa/reload-guard.ts';
import { useIsImmersive } from '#src/platform/device/immersive.ts';
import {
  state,
  storageClearedAtom,
  storageTimedOutAtom,
  useConnectionQuality,
  useNetwork,
  useAtomValue,
} from '#src/platform/state.ts';
import { Banner } from '#src/ui/primitives/banner.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './banner-copy.ts';
import { leaveVisit } from './leave-visit.ts';

const NetworkBanner = () => {
  const network = useNetwork();
  const quality = useConnectionQuality();
  // A round needs no network, so on the course the line is low.
  const onCourse = useIsImmersive();
  if (network === 'offline')
    return (
      <Banner tone="offline" low={onCourse}>
        {copy.offline}
      </Banner>
    );
  if (network === 'reconnecting') return <Banner tone="info">{copy.reconnecting}</Banner>;
  return quality === 'poor' ? <Banner tone="warn">{copy.slow}</Banner> : null;
};

const UpdateBanner = () => {
  const offer = useUpdateOffer();
  if (offer === 'none') return null;
  if (offer === 'after-this-hole') return <Banner tone="update">{copy.updateAfterHole}</Banner>;
  if (offer === 'after-this') return <Banner tone="update">{copy.updateAfterThis}</Banner>;
  const update = async () => {
    const { applyUpdate } = await import('#src/platform/pwa/pwa.ts');
    applyUpdate();
  };
  return (
    <Banner
      tone="update"
      action={
        <Button variant="quiet" onClick={() => void update()}>
          {copy.updateNow}
        </Button>
      }
    >
      {copy.update}
    </Banner>
  );
};

const StorageBanner = () => {
  const cleared = useAtomValue(storageClearedAtom);
  const silent = useAtomValue(storageTimedOutAtom);
  if (silent) {
    const again = (
      <Button variant="quiet" onClick={() => location.reload()}>
        {copy.openAgain}
      </Button>
    );
    return (
      <Banner tone="warn" action={again}>
        {copy.storageSilent}
      </Banner>
    );
  }
  if (!cleared) return null;
  const dismiss = (
    <Button variant="quiet" onClick={() => state.set(storageClearedAtom, false)}>
      {copy.understood}
    </Button>
  );
  return (
    <Banner tone="warn" action={dismiss}>
      {copy.storageCleared}
    </Banner>
  );
};

const SampleBanner = () => {
  const shown = useSyncExternalStore(onDatabaseChange, isSampleShown);
  if (!shown) return null;
  return (
    <Banner
      tone="warn"
      action={
        <Button variant="quiet" onClick={() => void leaveVisit()}>
          {copy.leaveSample}
        </Button>
      }
    >
      {copy.sample}
    </Banner>
  );
};

export const Banners = () => (
  <>
    <SampleBanner />
    <NetworkBanner />
    <StorageBanner />
    <UpdateBanner />
  </>
);
