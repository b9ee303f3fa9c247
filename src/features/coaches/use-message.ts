import { useEffect, useState } from 'react';
import { keepMessage } from '#src/data/commands/bookings.ts';
import { storedVideo } from '#src/data/db/swing-videos.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useFinishedRounds } from '#src/data/queries/rounds.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { useFaults } from '#src/data/queries/faults.ts';
import { type PackPart, packLines } from '#src/domain/coaches/lesson-pack.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { compact, localDay } from '@divot/basics';
import { useForm } from '#src/platform/storage/draft.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { chosenField, textField } from '#src/domain/forms/fields.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

const words = copy.message;
const OFFERED = 2;
const ROUNDS_READ = 20;

/** A message. Parts that no longer exist are skipped. */
export const messageFields = {
  text: textField(fieldOf('bookings', 'note'), { label: words.text, problem: words.limit }),
  parts: chosenField<readonly PackPart[]>(fieldOf('bookings', 'shared'), []),
};

export type Recipient = {
  readonly id: string;
  readonly name: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
};

/** A stored picture as a file to share. Its data: address can't be fetched under the content policy. */
const pictureFile = (address: string, day: string): File => {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], `swing-${day}.jpg`, { type: 'image/jpeg' });
};

/** Clips of the ticked swings that are on this device, if the golfer allows clips to leave it. */
const useClips = (uid: string, swingIds: readonly string[], mayLeave: boolean): readonly File[] => {
  const [clips, setClips] = useState<readonly File[]>([]);
  const wantedClips = mayLeave ? swingIds.join(' ') : '';
  useEffect(() => {
    const ids = wantedClips.split(' ').filter(Boolean);
    const stored = Promise.all(ids.map(async (id) => storedVideo(uid, id)));
    return readOnce(stored, (files) => setClips(files.filter((clip) => clip !== undefined)));
  }, [uid, wantedClips]);
  return clips;
};

/** Everything of the golfer's that a coach may get, each with its text. */
const useLessonPack = (uid: string, parts: readonly PackPart[]) => {
  const { profile } = useProfile();
  const { handicap } = useHandicap();
  const { documents: rounds } = useFinishedRounds(ROUNDS_READ);
  const { swings: all } = useSwings(OFFERED);
  const swings = all.filter(({ status }) => status === 'analysed');
  const faultIds = useFaults();
  const ticked = swings.filter(({ id }) => parts.includes(`swing:${id}`));
  const clips = useClips(
    uid,
    ticked.map(({ id }) => id),
    !choiceOf(profile?.preferences, 'videosStayHere'),
  );
  const offers: readonly (readonly [PackPart, string])[] = [
    ...(faultIds.length > 0 ? [['faults', words.faults] as const] : []),
    ...(handicap || rounds.length > 0 ? [['stats', words.stats] as const] : []),
    ...swings.map(({ id, recordedAt }) => [`swing:${id}`, words.swing(recordedAt)] as const),
    ...rounds
      .slice(0, OFFERED)
      .map(
        ({ id, playedOn, courseSnapshot }) =>
          [`round:${id}`, words.round(playedOn, courseName(courseSnapshot?.name))] as const,
      ),
  ];
  const pictures = ticked.flatMap(({ id, recordedAt, thumbnail: address }) =>
    address ? [{ id, address, day: localDay(recordedAt) }] : [],
  );
  return { offers, lines: packLines(parts, { faultIds, handicap, rounds, swings }), pictures, clips };
};

/** A message to a coach with its lesson pack: the draft, its content, and the three ways to send it. */
export const useMessage = (uid: string, coach: Recipient) => {
  const form = useForm(messageFields, { name: `message-${coach.id}`, uid, document: {}, isLive: true });
  const draft = form.typed;
  const pack = useLessonPack(uid, draft.parts);
  const [failure, setFailure] = useState<string>();
  const whole = [draft.text.trim(), ...pack.lines].filter(Boolean).join('\n\n');

  const note = async () => {
    const stored = await keepMessage(uid, {
      coachId: coach.id,
      coachName: coach.name,
      shared: draft.parts,
      text: whole,
      kind: 'message',
    });
    if (!stored.ok) {
      setFailure(stored.error);
      return;
    }
    form.discard();
    showToast({ text: words.kept });
  };
  const share = async () => {
    try {
      const files = [...pack.pictures.map(({ address, day }) => pictureFile(address, day)), ...pack.clips];
      await navigator.share(compact({ text: whole, files: navigator.canShare?.({ files }) ? files : undefined }));
      await note();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(words.notShared);
    }
  };
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(whole);
    } catch {
      setFailure(words.notCopied);
      return;
    }
    showToast({ text: words.copied });
    await note();
  };

  return {
    ...pack,
    at: form.at,
    parts: draft.parts,
    whole,
    failure,
    isFine: draft.text.trim() !== '' && form.problems['text'] === undefined,
    setPart: (part: PackPart, on: boolean) =>
      form.change({ parts: on ? [...draft.parts, part] : draft.parts.filter((other) => other !== part) }),
    note,
    share,
    copyText,
  };
};
