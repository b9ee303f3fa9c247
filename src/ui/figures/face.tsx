import { clsx } from 'clsx';
import { useState } from 'react';
import { Monogram } from './monogram.tsx';

/** Picture sources that the content policy allows: this app, and the project's own file storage. */
const ALLOWED = /^(\/(?!\/)|https:\/\/firebasestorage\.googleapis\.com\/)/;

type FaceProps = { readonly name: string; readonly photo?: string | undefined; readonly className?: string };

/** A person's own photograph if it can be shown now, otherwise a monogram. */
export const Face = ({ name, photo, className = 'size-14' }: FaceProps) => {
  const [broken, setBroken] = useState(false);
  if (broken || photo === undefined || !ALLOWED.test(photo)) return <Monogram name={name} className={className} />;
  return (
    <img
      src={photo}
      alt=""
      loading="lazy"
      crossOrigin="anonymous" // lets the service worker read and cache it
      className={clsx('shrink-0 rounded-full object-cover', className)}
      onError={() => setBroken(true)}
    />
  );
};
