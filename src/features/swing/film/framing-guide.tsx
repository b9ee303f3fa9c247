import type { SwingView } from '@divot/swing';

/**
 * Where head, feet and ball belong, so that the golfer fills two thirds of the height and the club stays in the
 * picture.
 */
export const FramingGuide = ({ view, mirrored }: { readonly view: SwingView; readonly mirrored: boolean }) => (
  <svg
    viewBox="0 0 90 160"
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 size-full"
    fill="none"
    stroke="#f6f3ea"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 16V6H14M76 6H86V16M86 144V154H76M14 154H4V144" strokeWidth="1.2" />
    <path d="M10 38H80M10 136H80" strokeWidth="0.6" strokeDasharray="2 2" />
    <g transform={mirrored ? 'translate(90 0) scale(-1 1)' : undefined} strokeWidth="1" opacity="0.85">
      {view === 'face-on' ? (
        <>
          <circle cx="45" cy="47" r="6" />
          <path d="M37 58H53L51 90H39ZM37 58L42 92M53 58L46 92M39 90L36 134M51 90L55 134M31 135H38M53 135H60" />
          <path d="M44 92L49 134" strokeWidth="0.7" />
          <circle cx="52" cy="134" r="1.4" />
        </>
      ) : (
        <>
          <circle cx="51" cy="49" r="6" />
          <path d="M46 58L37 90L41 112L38 134H46M46 58L56 92" />
          <path d="M56 92L74 133" strokeWidth="0.7" />
          <circle cx="77" cy="134" r="1.4" />
          <path d="M74 134V20" strokeWidth="0.5" strokeDasharray="1 3" />
        </>
      )}
    </g>
  </svg>
);
