import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { useEffect, useState } from 'react';
import { MESSAGE_LENGTH, keepMessage } from '#src/data/commands/bookings.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useFinishedRounds } from '#src/data/queries/rounds.ts';
import { useSwings, useThumbnails } from '#src/data/queries/swings.ts';
import { type PackPart, packLines } from '#src/domain/coaches/lesson-pack.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { useDraft } from '#src/platform/draft.ts';
import { logError } from '#src/platform/error-log.ts';
import { keptVideo } from '#src/data/db/swing-videos.ts';
import { CopyIcon, ShareIcon } from '#src/ui/icons/icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea } from '#src/ui/primitives/field.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { copy } from './copy.ts';
import { isMessageDraft } from './message-draft.ts';

const words = copy.message;
const OFFERED = 2;
const ROUNDS_READ = 20;

/** A stored picture (a data: address, which the content policy lets nobody fetch) as a file to hand over. */
const pictureFile = (address: string, day: string): File => {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], `swing-${day}.jpg`, { type: 'image/jpeg' });
};

/** The clips of the ticked swings that are on this device, where the golfer lets clips leave it. */
const useClips = (uid: string, swingIds: readonly string[], mayLeave: boolean): readonly File[] => {
  const [clips, setClips] = useState<readonly File[]>([]);
  const asked = mayLeave ? swingIds.join(' ') : '';
  useEffect(() => {
    let over = false;
    const look = async () => {
      const kept = await Promise.all(
        asked
          .split(' ')
          .filter(Boolean)
          .map(async (id) => keptVideo(uid, id)),
      );
      if (!over) setClips(kept.filter((clip) => clip !== undefined));
    };
    look().catch(logError);
    return () => {
      over = true;
    };
  }, [uid, asked]);
  return clips;
};

type MessageFormProps = {
  readonly uid: string;
  readonly coach: {
    readonly id: string;
    readonly name: string;
    readonly email: string | undefined;
    readonly phone: string | undefined;
  };
};

/** A message with the lesson pack: every word and picture is seen before the golfer's own mail or messenger sends it. */
export const MessageForm = ({ uid, coach }: MessageFormProps) => {
  const { profile } = useProfile();
  const { handicap } = useHandicap();
  const { documents: rounds } = useFinishedRounds(ROUNDS_READ);
  const { swings: all } = useSwings(OFFERED);
  const swings = all.filter(({ status }) => status === 'analysed');
  const { draft: kept, saveDraft, discardDraft } = useDraft(`message-${coach.id}`, uid, isMessageDraft);
  const draft = kept ?? { text: '', parts: [] };
  const [failure, setFailure] = useState<string>();
  const faultIds = faultsInOrder(profile);
  const lines = packLines(draft.parts, { faultIds, handicap, rounds, swings });
  const ticked = swings.filter(({ id }) => draft.parts.includes(`swing:${id}`));
  const thumbnails = useThumbnails(ticked);
  const pictures = ticked.filter(({ id }) => thumbnails.get(id));
  const clips = useClips(
    uid,
    ticked.map(({ id }) => id),
    !choiceOf(profile?.preferences, 'videosStayHere'),
  );
  const whole = [draft.text.trim(), ...lines].filter(Boolean).join('\n\n');
  const isFine = draft.text.trim() !== '' && draft.text.length <= MESSAGE_LENGTH;
  const offers: readonly (readonly [PackPart, string])[] = [
    ...(faultIds.length > 0 ? [['faults', words.faults] as const] : []),
    ...(handicap || rounds.length > 0 ? [['stats', words.stats] as const] : []),
    ...swings.map(({ id, recordedAt }) => [`swing:${id}`, words.swing(localDay(new Date(recordedAt)))] as const),
    ...rounds
      .slice(0, OFFERED)
      .map(
        ({ id, playedOn, courseSnapshot }) =>
          [`round:${id}`, words.round(playedOn, courseSnapshot?.name ?? '')] as const,
      ),
  ];

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
    discardDraft();
    showToast({ text: words.kept });
  };
  const share = async () => {
    try {
      const shown = pictures.map(({ id, recordedAt }) =>
        pictureFile(thumbnails.get(id) ?? '', recordedAt.slice(0, 10)),
      );
      const files = [...shown, ...clips];
      await navigator.share({ text: whole, ...(navigator.canShare?.({ files }) ? { files } : {}) });
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

  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={words.text}
        error={draft.text.length > MESSAGE_LENGTH ? words.limit : undefined}
        value={draft.text}
        onChange={(text) => saveDraft({ ...draft, text })}
      />
      {offers.length > 0 && (
        <fieldset>
          <legend className="text-note font-medium">{words.share}</legend>
          <p className="text-fine text-rough">{words.shareHint}</p>
          {offers.map(([part, label]) => (
            <Checkbox
              key={part}
              label={label}
              checked={draft.parts.includes(part)}
              onChange={(on) =>
                saveDraft({
                  ...draft,
                  parts: on ? [...draft.parts, part] : draft.parts.filter((other) => other !== part),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <div role="status" aria-label={words.preview} className="border-l-4 border-rule pl-3 text-note">
        {lines.length === 0 ? words.nothing : lines.map((line) => <p key={line}>{line}</p>)}
        {clips.length > 0 && <p>{words.clips(clips.length)}</p>}
        <div className="flex gap-3 pt-1">
          {pictures.map(({ id }) => (
            <img key={id} src={thumbnails.get(id)} alt={words.picture} className="edge h-24 rounded-control" />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {coach.email !== undefined && (
          <a
            aria-disabled={!isFine}
            className={buttonLook({ variant: 'primary' })}
            href={
              isFine
                ? `mailto:${encodeURIComponent(coach.email)}?subject=${encodeURIComponent('Golf lesson')}&body=${encodeURIComponent(whole)}`
                : undefined
            }
            onClick={() => isFine && void note()}
          >
            {words.mail}
          </a>
        )}
        {coach.phone !== undefined && (
          <a
            aria-disabled={!isFine}
            className={buttonLook({ variant: 'primary' })}
            href={isFine ? `sms:${coach.phone.replaceAll(/[^+\d]/g, '')}?body=${encodeURIComponent(whole)}` : undefined}
            onClick={() => isFine && void note()}
          >
            {words.sms}
          </a>
        )}
        {'share' in navigator && (
          <Button disabled={!isFine} onClick={() => void share()}>
            <ShareIcon className="size-5" />
            {words.shareOut}
          </Button>
        )}
        <Button disabled={!isFine} onClick={() => void copyText()}>
          <CopyIcon className="size-5" />
          {words.copy}
        </Button>
      </div>
      <p className="measure text-fine text-rough">
        {words.how} {pictures.length > 0 && words.noPicture}
      </p>
      {failure !== undefined && <ErrorNote title={failure} />}
    </div>
  );
};
