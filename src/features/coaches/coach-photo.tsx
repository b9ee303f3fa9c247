import { useState } from 'react';
import { Monogram } from '#src/ui/figures/monogram.tsx';

/** Picture sources that the content policy allows: this app, and the project's own file storage. */
const ALLOWED = /^(\/(?!\/)|https:\/\/firebasestorage\.googleapis\.com\/)/;

type Props = { readonly name: string; readonly photo?: string | undefined };

/** The coach's own photo if it can be shown now, otherwise a monogram. */
export const CoachPhoto = ({ name, photo }: Props) => {
  const [broken, setBroken] = useState(false);
  if (broken || photo === undefined || !ALLOWED.test(photo)) return <Monogram name={name} />;
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
