import { askToInstall, useInstallOffer, useMayBeEvicted } from '#src/platform/install.ts';
import { useWaitingToSync } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { InstallPicture } from './install-picture.tsx';
import { WaitingList } from './waiting-list.tsx';

const words = copy.device.install;

/** How to add Divot to the home screen in this browser. Empty if Divot is already installed or cannot be. */
export const InstallDivot = () => {
  const offer = useInstallOffer();
  if (offer === 'none') return null;
  if (offer === 'prompt')
    return (
      <div className="flex flex-col items-start gap-2">
        <Button onClick={() => void askToInstall()}>{words.title}</Button>
        <p className="text-note text-rough">{words.text}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-strong">{words.title}</h3>
      <InstallPicture menu={offer} />
      <ol className="list-decimal pl-5 text-note">
        {words.steps[offer].map((step) => (
          <li key={step} className="py-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="text-note text-rough">{words.text}</p>
    </div>
  );
};

/** Warns the golfer if Safari may delete the data on this device: Safari's rule, and what would be lost. */
export const EvictionNote = () => {
  const mayBeEvicted = useMayBeEvicted();
  const waits = useWaitingToSync().length > 0;
  if (!mayBeEvicted) return null;
  return (
    <div className="measure text-note">
      <p>
        {copy.device.evicted.rule} {waits ? copy.device.evicted.waits : copy.device.evicted.safe}
      </p>
      <WaitingList />
    </div>
  );
};
