import { useState } from 'react';

/** Where the policy lets pictures come from: this app, and the project's own file storage. */
const ALLOWED = /^(\/(?!\/)|https:\/\/firebasestorage\.googleapis\.com\/)/;

/** The coach's photo, where the directory has one that can be shown now. */
export const CoachPhoto = ({ photo }: { readonly photo: string | undefined }) => {
  const [broken, setBroken] = useState(false);
  if (broken || photo === undefined || !ALLOWED.test(photo)) return null;
  return (
    <img
      src={photo}
      alt=""
      loading="lazy"
      width={56}
      height={56}
      className="size-14 shrink-0 rounded-full object-cover"
      onError={() => setBroken(true)}
    />
  );
};
