import { asciiFigures } from '@divot/basics';
import { CopyIcon, ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { copy } from './copy.ts';
import { type Recipient, useMessage } from './use-message.ts';

const words = copy.message;

type MessageProps = { readonly message: ReturnType<typeof useMessage> };

const Offers = ({ message: { offers, parts, setPart } }: MessageProps) =>
  offers.length > 0 && (
    <fieldset>
      <legend className="text-note font-medium">{words.share}</legend>
      <p className="text-fine text-rough">{words.shareHint}</p>
      {offers.map(([part, label]) => (
        <Checkbox key={part} label={label} checked={parts.includes(part)} onChange={(on) => setPart(part, on)} />
      ))}
    </fieldset>
  );

const Preview = ({ message: { lines, clips, pictures } }: MessageProps) => (
  <div role="status" aria-label={words.preview} className="border-l-4 border-rule pl-3 text-note">
    {lines.length === 0 ? words.nothing : lines.map((line) => <p key={line}>{line}</p>)}
    {clips.length > 0 && <p>{words.clips(clips.length)}</p>}
    <div className="flex gap-3 pt-1">
      {pictures.map(({ id, address }) => (
        <img key={id} src={address} alt={words.picture} className="edge h-24 rounded-control" />
      ))}
    </div>
  </div>
);

/** A link to the golfer's own mail or messenger. Inactive while the message can't be sent. */
const SendLink = ({ message, href, label }: MessageProps & { readonly href: string; readonly label: string }) => (
  <a
    aria-disabled={!message.isFine}
    className={buttonLook({ variant: 'primary' })}
    href={message.isFine ? href : undefined}
    onClick={() => message.isFine && void message.note()}
  >
    {label}
  </a>
);

type MessageFormProps = { readonly uid: string; readonly coach: Recipient };

/**
 * A message with the lesson pack. The golfer sees every word and picture before their own mail or messenger sends it.
 */
export const MessageForm = ({ uid, coach }: MessageFormProps) => {
  const message = useMessage(uid, coach);
  const body = encodeURIComponent(message.whole);
  return (
    <div className="flex flex-col gap-4">
      <TextArea {...message.at('text')} />
      <Offers message={message} />
      <Preview message={message} />
      <div className="flex flex-wrap gap-3">
        {coach.email !== undefined && (
          <SendLink
            message={message}
            href={`mailto:${encodeURIComponent(coach.email)}?subject=${encodeURIComponent('Golf lesson')}&body=${body}`}
            label={words.mail}
          />
        )}
        {coach.phone !== undefined && (
          <SendLink
            message={message}
            href={`sms:${asciiFigures(coach.phone).replaceAll(/[^+\d]/g, '')}?body=${body}`}
            label={words.sms}
          />
        )}
        {'share' in navigator && (
          <Button disabled={!message.isFine} onClick={() => void message.share()}>
            <ShareIcon className="size-5" />
            {words.shareOut}
          </Button>
        )}
        <Button disabled={!message.isFine} onClick={() => void message.copyText()}>
          <CopyIcon className="size-5" />
          {words.copy}
        </Button>
      </div>
      <p className="measure text-fine text-rough">
        {words.how} {message.pictures.length > 0 && words.noPicture}
      </p>
      {message.failure !== undefined && <ErrorNote title={message.failure} />}
    </div>
  );
};
