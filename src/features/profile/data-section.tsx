import { useState } from 'react';
import { exportEverything } from '#src/data/queries/everything.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { now } from '#src/platform/clock.ts';
import { logError } from '#src/platform/error-log.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { DownloadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { ImportRounds } from './import-rounds.tsx';

const words = copy.data;
const today = () => now().toISOString().slice(0, 10);

const saveJson = async () => {
  saveFile(`divot-${today()}.json`, 'application/json', JSON.stringify(await exportEverything(), null, 1));
};
const saveCsv = async () => {
  const [{ collections }, { roundsToCsv }] = await Promise.all([
    exportEverything(),
    import('#src/domain/transfer/rounds-csv.ts'),
  ]);
  const rounds = ((collections.rounds ?? []) as readonly Round[]).filter(({ status }) => status === 'finished');
  saveFile(
    `divot-rounds-${today()}.csv`,
    'text/csv',
    roundsToCsv([...rounds].sort((a, b) => (a.playedOn < b.playedOn ? -1 : 1))),
  );
};

export const DataSection = ({ uid }: { readonly uid: string }) => {
  const [failed, setFailed] = useState(false);
  const save = (work: () => Promise<void>) => {
    setFailed(false);
    work().catch((error: unknown) => {
      logError(error);
      setFailed(true);
    });
  };
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-4">
        <p className="measure text-note">{words.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => save(saveJson)}>
            <DownloadIcon className="size-5" />
            {words.json}
          </Button>
          <Button onClick={() => save(saveCsv)}>
            <DownloadIcon className="size-5" />
            {words.csv}
          </Button>
        </div>
        {failed && <ErrorNote title={words.exportFailed} />}
        <ImportRounds uid={uid} />
      </div>
    </Section>
  );
};
