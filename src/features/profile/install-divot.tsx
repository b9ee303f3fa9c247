import { type InstallMenu, askToInstall, useInstallOffer, useMayBeEvicted } from '#src/platform/pwa/install-offer.ts';
import { useWaitingToSync } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';
import { WaitingList } from './waiting-list.tsx';
import type { ReactNode } from 'react';

const words = copy.device.install;

// Where each browser has the install command: the button to tap in orange, and below it the row to choose.

const Row = ({
  x,
  y,
  width,
  label,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
}) => (
  <>
    <rect x={x} y={y} width={width} height={22} rx={5} className="fill-fairway-tint" stroke="none" />
    <text x={x + 9} y={y + 15} fontSize={10} className="fill-fairway-ink" stroke="none">
      {label}
    </text>
  </>
);

const Lines = ({ x, width, at }: { readonly x: number; readonly width: number; readonly at: readonly number[] }) =>
  at.map((y) => <path key={y} d={`M${x} ${y}h${width}`} className="stroke-rule" />);

const Dots = ({ x, y }: { readonly x: number; readonly y: number }) =>
  [-6, 0, 6].map((step) => <circle key={step} cx={x} cy={y + step} r={2} className="fill-flag" stroke="none" />);

const drawings: Record<InstallMenu, ReactNode> = {
  ios: (
    <>
      <path d="M20 160V20a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v140" />
      <Lines x={34} width={60} at={[28, 42]} />
      <Row x={34} y={58} width={152} label={words.row.ios} />
      <Lines x={34} width={152} at={[96]} />
      <path d="M20 120h180" className="stroke-rule" />
      <g className="stroke-flag" strokeWidth={2.5}>
        <path d="M102 136h-5v16h26v-16h-5" />
        <path d="M110 145v-17m-5 5 5-5 5 5" />
      </g>
      <Lines x={44} width={22} at={[141]} />
      <Lines x={154} width={22} at={[141]} />
    </>
  ),
  'mac-safari': (
    <>
      <path d="M10 26h200" className="stroke-rule" />
      <text x={20} y={18} fontSize={11} stroke="none" className="fill-rough">
        Safari
      </text>
      <rect x={60} y={5} width={34} height={18} rx={4} className="stroke-flag" strokeWidth={2} />
      <text x={67} y={18} fontSize={11} stroke="none" className="fill-ink">
        File
      </text>
      <rect x={60} y={30} width={140} height={120} rx={8} />
      <Lines x={72} width={90} at={[48, 66]} />
      <Row x={66} y={80} width={128} label={words.row['mac-safari']} />
      <Lines x={72} width={110} at={[120, 136]} />
    </>
  ),
  'android-firefox': (
    <>
      <path d="M20 160V20a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v140" />
      <path d="M34 30h126" className="stroke-rule" />
      <Dots x={182} y={28} />
      <rect x={40} y={46} width={146} height={104} rx={8} />
      <Lines x={52} width={90} at={[64]} />
      <Row x={46} y={78} width={134} label={words.row['android-firefox']} />
      <Lines x={52} width={110} at={[120, 136]} />
    </>
  ),
};

const InstallPicture = ({ menu }: { readonly menu: InstallMenu }) => (
  <svg
    viewBox="0 0 220 166"
    role="img"
    aria-label={words.picture[menu]}
    className="w-55 max-w-full text-ink"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {drawings[menu]}
  </svg>
);

/** How to add Divot to the home screen in this browser. Empty if Divot is installed, and where InstallUnable speaks. */
export const InstallDivot = () => {
  const offer = useInstallOffer();
  if (offer === 'none' || offer === 'unable') return null;
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

/** Says that this browser installs no apps, and which do. */
export const InstallUnable = () =>
  useInstallOffer() === 'unable' && <p className="measure text-note text-rough">{words.unable}</p>;

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
