import { generate } from 'lean-qr';
import { useState } from 'react';
import { logError } from '#src/platform/error-log.ts';
import { ShareIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const words = copy.detail;
/** White modules around the code, so that a scanner finds its corners (ISO/IEC 18004). */
const QUIET = 4;

/** The dark modules of a QR code as one SVG path. */
const pathOf = (text: string): { readonly path: string; readonly size: number } => {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  }
  return { path, size: code.size + 2 * QUIET };
};

/** Invites a friend into a game, whether they are nearby or far away. */
export const Invite = ({ gameId }: { readonly gameId: string }) => {
  const [open, setOpen] = useState(false);
  const link = `${location.origin}/find-game?game=${encodeURIComponent(gameId)}`;
  const { path, size } = pathOf(link);
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
        {/* Black on white in every theme: a camera has to read it. */}
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={words.qr}
          shapeRendering="crispEdges"
          className="edge size-56"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
        <p className="text-fine break-all text-rough select-all">{link}</p>
        <Button onClick={() => void send()}>
          <ShareIcon className="size-5" />
          {words.share}
        </Button>
      </div>
    </Section>
  );
};
