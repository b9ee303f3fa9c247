import { useState } from 'react';
import { showToast } from '#src/ui/primitives/toast.ts';

/** Copies a text and says so. `isManual`: the browser does not let Divot, and the golfer copies what is shown. */
export const useCopy = (text: string, copied: string) => {
  const [isManual, setManual] = useState(false);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: copied });
    } catch {
      setManual(true); // no permission, or no clipboard because the address is not secure
    }
  };
  return { isManual, copyText };
};
