import { useRef } from 'react';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { MoreIcon } from '#src/ui/icons/screen-icons.ts';
import { type ButtonLook, buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { ReportLink } from '#src/ui/primitives/report-link.tsx';
import { type Exhibit, exhibit } from '#dev/gallery/exhibit.ts';

type Variant = NonNullable<ButtonLook['variant']>;
type Size = NonNullable<ButtonLook['size']>;

const row = (buttons: React.ReactNode) => <div className="flex flex-wrap gap-3">{buttons}</div>;
const words = {
  primary: 'Save round',
  flag: 'Film a swing',
  secondary: 'Review',
  quiet: 'Not now',
  danger: 'Discard',
} satisfies Record<Variant, string>;
/** Every variant side by side with the same props. */
const variants = (props: { readonly disabled?: true; readonly busy?: true }) =>
  row(
    (Object.keys(words) as Variant[]).map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        {words[variant]}
      </Button>
    )),
  );

const sizes = {
  regular: <Button size="regular">Regular</Button>,
  compact: <Button size="compact">Compact</Button>,
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

export const buttons: readonly Exhibit[] = [
  {
    name: 'Button',
    states: {
      variants: variants({}),
      disabled: variants({ disabled: true }),
      busy: variants({ busy: true }),
      sizes: row(Object.entries(sizes).map(([size, button]) => <span key={size}>{button}</span>)),
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
  exhibit(IconButton, {
    name: 'IconButton',
    always: { icon: <MoreIcon /> },
    states: {
      quiet: { label: 'More' },
      'in play': { label: 'More in play', play: true, variant: 'secondary' },
      disabled: { label: 'No more', disabled: true },
    },
  }),
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
  exhibit(ReportLink, {
    name: 'ReportLink',
    states: {
      'with an address': {
        href: 'mailto:help@divot.example',
        label: 'Report this coach',
        hint: 'Your own mail opens.',
      },
    },
  }),
];
