import { useEffect, useState } from 'react';
import { CourseMaps } from './course-maps.tsx';
import { EvictionNote, InstallDivot, InstallUnable } from './install-divot.tsx';
import {
  type StoragePromise,
  type StorageUse,
  askToKeepStorage,
  storagePromise,
  storageUse,
} from '#src/platform/storage/storage.ts';
import { setPreferences, usePreferences, videoLimitsMb } from '#src/platform/settings/preferences.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Meter } from '#src/ui/primitives/meter.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

const words = copy.device;

const limits = videoLimitsMb.map((limit) => ({ value: String(limit), label: bytesText(limit * 1_000_000) }));

const VideoLimit = () => {
  const { videoLimitMb } = usePreferences();
  return (
    <div className="w-full sm:w-72">
      <Select
        label={words.videoLimit}
        hint={words.videoLimitHint}
        value={String(videoLimitMb)}
        options={limits}
        onChange={(limit) => setPreferences({ videoLimitMb: Number(limit) })}
      />
    </div>
  );
};

export const StorageSection = () => {
  const [use, setUse] = useState<StorageUse>();
  const [promise, setPromise] = useState<StoragePromise>();

  useEffect(
    () =>
      readOnce(Promise.all([storageUse(), storagePromise()]), ([nextUse, nextPromise]) => {
        setUse(nextUse);
        setPromise(nextPromise);
      }),
    [],
  );

  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-3">
        {promise === undefined ? null : use ? (
          <div className="w-full">
            <Meter
              label={words.storage}
              share={use.usedBytes / use.quotaBytes}
              valueText={words.storageText(bytesText(use.usedBytes), bytesText(use.quotaBytes))}
            />
          </div>
        ) : (
          <p className="text-note text-rough">{words.noEstimate}</p>
        )}
        {promise && <p className="measure text-note">{words.promise[promise]}</p>}
        {promise === 'refused' && <Button onClick={() => void askToKeepStorage().then(setPromise)}>{words.ask}</Button>}
        <VideoLimit />
        <CourseMaps />
        <EvictionNote />
        <InstallDivot />
        <InstallUnable />
      </div>
    </Section>
  );
};
