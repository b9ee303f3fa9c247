import { useState } from 'react';
import { importCourses, importRounds, previewCourses, previewRounds, undoImport } from '#src/data/commands/transfer.ts';
import { exportEverything } from '#src/data/queries/everything.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { now, nowIso } from '#src/platform/clock.ts';
import { logError } from '#src/platform/error-log.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { DownloadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';
import { ImportFile } from './import-file.tsx';

const words = copy.data;
const save = (name: string, ending: 'csv' | 'json', text: string): void => {
  saveFile(`${name}-${localDay(now())}.${ending}`, ending === 'csv' ? 'text/csv' : 'application/json', text);
};

/** The rounds to export: finished ones, oldest first. */
const rounds = async (): Promise<readonly Round[]> => {
  const { collections } = await exportEverything();
  return ((collections.rounds ?? []) as readonly Round[])
    .filter(({ status }) => status === 'finished')
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
const courses = async (): Promise<readonly Course[]> => {
  const { collections } = await exportEverything();
  return ((collections.courses ?? []) as readonly Course[]).toSorted((a, b) => a.name.localeCompare(b.name));
};

const saveAll = async (positionsOf?: string) =>
  save('divot', 'json', JSON.stringify(await exportEverything(positionsOf), null, 1));
const saveRounds = {
  csv: async () =>
    save('divot-rounds', 'csv', (await import('#src/domain/transfer/rounds-csv.ts')).roundsToCsv(await rounds())),
  json: async () =>
    save(
      'divot-rounds',
      'json',
      (await import('#src/domain/transfer/json.ts')).toJson('rounds', await rounds(), nowIso()),
    ),
};
const saveCourses = {
  csv: async () =>
    save('divot-courses', 'csv', (await import('#src/domain/transfer/courses-csv.ts')).coursesToCsv(await courses())),
  json: async () =>
    save(
      'divot-courses',
      'json',
      (await import('#src/domain/transfer/json.ts')).toJson('courses', await courses(), nowIso()),
    ),
};

/** Exports everything as one file, and exports and imports rounds and courses. */
export const DataSection = ({ uid }: { readonly uid: string }) => {
  const [failed, setFailed] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const start = (work: () => Promise<void>) => {
    setFailed(false);
    work().catch((error: unknown) => {
      logError(error);
      setFailed(true);
    });
  };
  const exportButton = (label: string, work: () => Promise<void>) => (
    <Button onClick={() => start(work)}>
      <DownloadIcon className="size-5" />
      {label}
    </Button>
  );
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-4">
        <p className="measure text-note">{words.text}</p>
        <Switch label={words.positions} hint={words.positionsHint} checked={isWhole} onChange={setIsWhole} />
        {exportButton(words.json, () => saveAll(isWhole ? uid : undefined))}
        {failed && <ErrorNote title={words.exportFailed} />}
        <p className="measure text-note text-rough">{words.transferText}</p>
        <div className="flex flex-wrap gap-3">
          {exportButton(words.rounds.csv, saveRounds.csv)}
          {exportButton(words.rounds.json, saveRounds.json)}
          <ImportFile
            kind="rounds"
            opened="rounds"
            look={(file, watch, answers) => previewRounds(uid, file, watch, answers)}
            store={importRounds}
            undo={(added) => undoImport('rounds', added)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {exportButton(words.courses.csv, saveCourses.csv)}
          {exportButton(words.courses.json, saveCourses.json)}
          <ImportFile
            kind="courses"
            look={(file, watch) => previewCourses(uid, file, watch)}
            store={importCourses}
            undo={(added) => undoImport('courses', added)}
          />
        </div>
      </div>
    </Section>
  );
};
