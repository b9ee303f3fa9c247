import { useState } from 'react';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { QrCode } from '#src/ui/primitives/qr-code.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const words = copy.detail;

/** Invites a friend into a game, whether they are nearby or far away. */
export const Invite = ({ gameId }: { readonly gameId: string }) => {
  const [open, setOpen] = useState(false);
  const link = `${location.origin}/find-game?game=${encodeURIComponent(gameId)}`;
  const share = async () => {
    // Not every browser has it, despite its type.
    const { share: hand } = navigator as Partial<Navigator>;
    if (hand) {
      await hand.call(navigator, { url: link });
      return;
    }
    await navigator.clipboard.writeText(link);
    showToast({ text: words.copied });
  };
  const send = () =>
    share().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) logError(error);
    });
  if (!open) return <Button onClick={() => setOpen(true)}>{words.invite}</Button>;
  return (
    <Section title={words.invite}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-note">{words.inviteText}</p>
        <QrCode text={link} label={words.qr} className="edge size-56" />
        <p className="text-fine break-all text-rough select-all">{link}</p>
        <Button onClick={() => void send()}>
          <ShareIcon className="size-5" />
          {words.share}
        </Button>
      </div>
    </Section>
  );
};
