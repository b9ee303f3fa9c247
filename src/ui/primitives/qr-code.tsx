import { encodeQR } from 'qr';

/** White modules around the code, so that a scanner finds its corners (ISO/IEC 18004). */
const QUIET = 4;

type Props = {
  readonly text: string;
  readonly label: string;
  /** low: fewer and larger modules, for a long text on a screen, which nothing has damaged */
  readonly correction?: 'low' | 'medium';
  readonly className?: string;
};

/** A QR code, black on white in every theme: a camera has to read it. */
export const QrCode = ({ text, label, correction = 'medium', className }: Props) => {
  const modules = encodeQR(text, 'raw', { border: QUIET, ecc: correction });
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <svg
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={modules.length} height={modules.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
