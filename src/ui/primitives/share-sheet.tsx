import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Sheet } from './sheet.tsx';
import { showToast } from './toast.ts';
import { HEIGHT, type Ink, type Pen, WIDTH, inkOf } from './share-pen.ts';

type Choice = { readonly id: string; readonly label: string };

type ShareSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Optional parts of the picture, besides its subject. */
  readonly choices: readonly Choice[];
  /** The parts chosen at first. None by default. */
  readonly startsWith?: readonly string[];
  /** More to choose from, above the parts. */
  readonly children?: ReactNode;
  /** Draws the picture with the chosen parts. */
  readonly draw: (pen: Pen, chosen: readonly string[], ink: Ink) => void;
  /** The picture described in words. */
  readonly preview: string;
  readonly words: {
    readonly lead: string;
    readonly save: string;
    readonly send: string;
    readonly failed: string;
  };
  /** Undefined if this browser cannot share pictures. */
  readonly onSend?: ((picture: Blob) => Promise<boolean>) | undefined;
  readonly onSave: (picture: Blob) => void;
};

/** Previews a picture before it leaves the device. It contains nothing the golfer did not see and choose. */
const Content = ({
  choices,
  startsWith = [],
  children,
  draw,
  preview,
  words,
  onSend,
  onSave,
}: Omit<ShareSheetProps, 'open' | 'onClose' | 'title'>) => {
  const [chosen, setChosen] = useState(startsWith);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) draw(pen, chosen, inkOf(document.documentElement));
  });
  const reportFailure = () => showToast({ text: words.failed, tone: 'error' });
  // A phone short of memory makes no picture.
  const hand = (over: (picture: Blob) => void) =>
    canvas.current?.toBlob((picture) => (picture ? over(picture) : reportFailure()), 'image/png');
  const send = async (picture: Blob) => {
    if (!(await onSend?.(picture))) reportFailure();
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-note text-rough">{words.lead}</p>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={preview}
        className="edge mx-auto w-52 rounded-control short:w-32"
      />
      {children}
      <div className="grid grid-cols-2">
        {choices.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button
          size="play"
          variant={onSend ? 'secondary' : 'primary'}
          className={onSend ? 'px-2!' : 'col-span-2 px-2!'}
          onClick={() => hand(onSave)}
        >
          {words.save}
        </Button>
        {onSend && (
          <Button size="play" variant="primary" className="px-2!" onClick={() => hand((picture) => void send(picture))}>
            {words.send}
          </Button>
        )}
      </div>
    </div>
  );
};

export const ShareSheet = ({ open, onClose, title, ...content }: ShareSheetProps) => (
  <Sheet open={open} onClose={onClose} title={title}>
    <Content {...content} />
  </Sheet>
);
