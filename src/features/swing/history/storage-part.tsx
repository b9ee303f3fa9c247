import { useState } from 'react';
import { saveProfile } from '#src/data/commands/profile.ts';
import { bytesText } from '#src/domain/shared/bytes-text.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { VideoOnDevice } from '#src/data/db/swing-videos.ts';
import { momentText } from '#src/platform/clock/day-text.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Meter } from '#src/ui/primitives/meter.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { deleteVideo } from '#src/features/swing/deletion.ts';
import { swingTitle } from '#src/features/swing/swing-row.tsx';
import { videosToDelete } from './videos-to-delete.ts';

const words = copy.storage;
/** The space swing videos may take on a device, in MB. */
const LIMITS_MB = ['250', '500', '1000', '2000', '5000'] as const;
const USUAL_LIMIT_MB = '1000';
const LIMIT = 'offlineVideoStorageMb';
const MB = 1_000_000;

type StoredSwing = { readonly swing: Swing; readonly bytes: number };

type CleanUpProps = { readonly stored: readonly StoredSwing[]; readonly room: number; readonly onClose: () => void };

const CleanUp = ({ stored, room, onClose }: CleanUpProps) => {
  const [ticked, setTicked] = useState(() =>
    videosToDelete(
      stored.map(({ swing, bytes }) => ({ id: swing.id, bytes, starred: swing.starred === true })),
      room,
    ),
  );
  const going = stored.filter(({ swing }) => ticked.has(swing.id));
  const bytes = going.reduce((sum, one) => sum + one.bytes, 0);
  const toggle = (id: string, drop: boolean) => {
    const next = new Set(ticked);
    if (drop) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const drop = async () => {
    for (const { swing } of going) await deleteVideo(swing);
    showToast({ text: words.dropped(going.length, bytesText(bytes)) });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.cleanTitle}
      footer={
        <Button variant="danger" block disabled={going.length === 0} onClick={() => void drop()}>
          {words.drop(going.length, bytesText(bytes))}
        </Button>
      }
    >
      <p className="measure pb-2 text-note">{words.cleanText}</p>
      <ul>
        {stored.map(({ swing, bytes: size }) => (
          <li key={swing.id} className="rule-t">
            <Checkbox
              label={`${momentText(swing.recordedAt)} · ${swingTitle(swing)}`}
              hint={swing.starred ? `${bytesText(size)} · ${copy.swing.starred}` : bytesText(size)}
              checked={ticked.has(swing.id)}
              onChange={(checked) => toggle(swing.id, checked)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

type Props = {
  readonly swings: readonly Swing[];
  readonly videos: readonly VideoOnDevice[];
  readonly profile: Profile | undefined;
  readonly onChanged: () => void;
};

/** How much space swing videos take here, and how to free some without losing a result. */
export const StoragePart = ({ swings, videos, profile, onChanged }: Props) => {
  const [cleaning, setCleaning] = useState(false);
  const used = videos.reduce((sum, { bytes }) => sum + bytes, 0);
  const limitMb = LIMITS_MB.find((mb) => mb === profile?.preferences?.[LIMIT]) ?? USUAL_LIMIT_MB;
  const limit = Number(limitMb) * MB;
  const setLimit = async (mb: string) => {
    if (!profile) return;
    succeeded(await saveProfile(profile.id, { preferences: { ...profile.preferences, [LIMIT]: mb } }));
  };
  const stored = swings
    .flatMap((swing) => {
      const video = videos.find(({ id }) => id === swing.id);
      return video && swing.status === 'analysed' ? [{ swing, bytes: video.bytes }] : [];
    })
    .toReversed();
  return (
    <Section title={words.title}>
      <div className="flex flex-col items-start gap-3">
        <div className="w-full">
          <Meter
            label={words.videos(videos.length)}
            share={used / limit}
            valueText={words.of(bytesText(used), bytesText(limit))}
          />
        </div>
        <p className="measure text-note text-rough">{used > limit ? words.over : words.text}</p>
        <div className="w-full max-w-48">
          <Select
            label={words.limit}
            value={limitMb}
            options={LIMITS_MB.map((value) => ({ value, label: bytesText(Number(value) * MB) }))}
            onChange={(mb) => void setLimit(mb)}
          />
        </div>
        {stored.length > 0 && <Button onClick={() => setCleaning(true)}>{words.clean}</Button>}
      </div>
      {cleaning && (
        <CleanUp
          stored={stored}
          room={limit}
          onClose={() => {
            setCleaning(false);
            onChanged();
          }}
        />
      )}
    </Section>
  );
};
