import { useEffect, useState } from 'react';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import { storageUse } from '#src/platform/storage/storage.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';

/** The phone on the bag, upright and sideways to the golfer at the ball. */
const SetUpPicture = () => (
  <svg
    viewBox="0 0 240 96"
    role="img"
    aria-label={copy.picture.setUp}
    className="w-full max-w-md text-ink"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M6 88H234" className="text-rough" />
    {/* The bag and the phone on it. */}
    <path d="M28 88L34 46H52L58 88M36 46L33 34M44 46V32M50 46L54 34" />
    <path d="M60 38h10v20h-10z" className="fill-fairway" />
    <path d="M74 48H160M80 43L74 48L80 53M154 43L160 48L154 53" className="text-rough" />
    {/* The golfer at the ball. */}
    <circle cx="180" cy="24" r="7" />
    <path d="M176 32L170 58L164 88M170 58L180 72L178 88M176 34L196 58L208 84" />
    <circle cx="213" cy="85" r="2.5" className="fill-ink" />
    <text x="112" y="34" textAnchor="middle" fontSize="12" stroke="none" fill="currentColor">
      {copy.picture.distance}
    </text>
  </svg>
);

const OUTING = 50;

/** What to do, and what a session takes. */
export const Before = ({ bytesPerBall }: { readonly bytesPerBall: number }) => {
  const [freeBytes, setFreeBytes] = useState<number>();
  const { videoLimitMb } = usePreferences();
  useEffect(() => {
    void storageUse().then((use) => use && setFreeBytes(use.quotaBytes - use.usedBytes));
  }, []);
  return (
    <>
      <SetUpPicture />
      <ol className="flex flex-col gap-2">
        {copy.how.map((line, at) => (
          <li key={line} className="flex gap-3">
            <span className="figures w-4 shrink-0 font-strong">{at + 1}</span>
            <span className="measure">{line}</span>
          </li>
        ))}
      </ol>
      <p className="measure text-note text-rough">
        {copy.storage(
          OUTING,
          bytesText(OUTING * bytesPerBall),
          freeBytes === undefined ? undefined : bytesText(freeBytes),
          bytesText(videoLimitMb * 1_000_000),
        )}
      </p>
    </>
  );
};
