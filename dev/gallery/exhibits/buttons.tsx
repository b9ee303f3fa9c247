import { useRef } from 'react';
import { MoreIcon, PlayIcon } from '#src/ui/icons/icons.ts';
import { type ButtonLook, buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { ReportLink } from '#src/ui/primitives/report-link.tsx';
import type { Exhibit } from '#dev/gallery/exhibit.ts';

type Variant = NonNullable<ButtonLook['variant']>;
type Size = NonNullable<ButtonLook['size']>;

const words = {
  primary: 'Save round',
  flag: 'Film a swing',
  secondary: 'Review',
  quiet: 'Not now',
  danger: 'Discard',
} satisfies Record<Variant, string>;
const variants = Object.keys(words) as Variant[];

const sizes = {
  regular: <Button size="regular">Regular</Button>,
  play: (
    <Button size="play" variant="flag">
      <PlayIcon /> Play a round
    </Button>
  ),
  icon: (
    <Button size="icon" aria-label="Icon">
      <MoreIcon />
    </Button>
  ),
  'icon-play': (
    <Button size="icon-play" aria-label="Icon, in play">
      <MoreIcon />
    </Button>
  ),
} satisfies Record<Size, React.ReactNode>;

const ChooseClips = () => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>Choose clips</Button>
      <FileInput ref={input} label="Choose clips" accept="video/*" multiple onFiles={() => undefined} />
    </>
  );
};

const row = 'flex flex-wrap gap-3';

export const buttons: readonly Exhibit[] = [
  {
    name: 'Button',
    states: {
      variants: (
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {words[variant]}
            </Button>
          ))}
        </div>
      ),
      disabled: (
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {words[variant]}
            </Button>
          ))}
        </div>
      ),
      busy: (
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              {words[variant]}
            </Button>
          ))}
        </div>
      ),
      sizes: (
        <div className={row}>
          {Object.entries(sizes).map(([size, button]) => (
            <span key={size}>{button}</span>
          ))}
        </div>
      ),
      block: (
        <Button block variant="primary" className="uppercase">
          Next hole
        </Button>
      ),
      'long words': <Button variant="primary">Save this round and tell my playing partners about it</Button>,
      link: (
        <a href="#link" className={buttonLook({ variant: 'secondary' })}>
          A link that acts as one
        </a>
      ),
    },
  },
  {
    name: 'IconButton',
    states: {
      quiet: <IconButton label="More" icon={<MoreIcon />} />,
      'in play': <IconButton label="More in play" icon={<MoreIcon />} play variant="secondary" />,
      disabled: <IconButton label="No more" icon={<MoreIcon />} disabled />,
    },
  },
  { name: 'FileInput', states: { 'behind its button': <ChooseClips /> } },
  {
    name: 'Help',
    states: {
      closed: (
        <p className="flex items-center gap-2">
          Strokes gained
          <Help title="Strokes gained" text={['How far a shot brought you.']} source="After M. Broadie." />
        </p>
      ),
    },
  },
  {
    name: 'ReportLink',
    states: {
      'with an address': (
        <ReportLink href="mailto:help@divot.example" label="Report this coach" hint="Your own mail opens." />
      ),
    },
  },
];
