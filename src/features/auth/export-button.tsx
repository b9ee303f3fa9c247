import { useState } from 'react';
import { exportEverything } from '#src/data/queries/everything.ts';
import { localDay } from '@divot/basics';
import { now } from '#src/platform/clock/clock.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { DownloadIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { copy } from './account-copy.ts';

/** Exports everything the golfer has on this device as one JSON file. */
export const ExportButton = () => {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const day = localDay(now());
    saveFile(`divot-${day}.json`, 'application/json', JSON.stringify(await exportEverything(), null, 1));
  };
  return (
    <>
      <Button onClick={() => void save().catch(() => setFailed(true))}>
        <DownloadIcon className="size-5" />
        {copy.signOut.export}
      </Button>
      {failed && <ErrorNote title={copy.signOut.exportFailed} />}
    </>
  );
};
