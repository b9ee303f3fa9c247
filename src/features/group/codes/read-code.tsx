import { useState } from 'react';
import { handFile } from '#src/platform/files/save-file.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useCodeCamera } from '#src/platform/device/use-code-camera.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { CodeCamera } from '#src/ui/primitives/code-camera.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { BoardQuestion } from './board-question.tsx';
import type { useReading } from './use-reading.ts';

const CopyButton = ({ text }: { readonly text: string }) => {
  const toClipboard = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: copy.copied }),
      () => showToast({ text: copy.copyFailed, tone: 'error' }),
    );
  return <Button onClick={() => void toClipboard()}>{copy.copyText}</Button>;
};

type TextProps = { readonly link: string; readonly onText: (text: string) => Promise<boolean> };

/** The same code as text: to copy from here and to paste from elsewhere. */
const AsText = ({ link, onText }: TextProps) => {
  const [pasted, setPasted] = useState('');
  const take = async () => {
    if (await onText(pasted)) setPasted('');
  };
  return (
    <div className="flex flex-col items-start gap-4 pb-2">
      <p className="measure text-note text-rough">{copy.asTextHint}</p>
      {link !== '' && (
        <div className="flex flex-wrap gap-3">
          <CopyButton text={link} />
          <Button onClick={() => void handFile(copy.fileName, 'text/plain', link).catch(logError)}>
            {copy.toFile}
          </Button>
        </div>
      )}
      <div className="w-full min-w-0 wrap-anywhere">
        <TextArea label={copy.paste} value={pasted} onChange={setPasted} />
      </div>
      <Button disabled={pasted.trim() === ''} onClick={() => void take()}>
        {copy.take}
      </Button>
    </div>
  );
};

type Props = { readonly reading: ReturnType<typeof useReading>; readonly link: string };

/** Reads another phone's code with the camera, or as text where there is none. */
export const ReadCode = ({ reading, link }: Props) => {
  const { takeText, parts, question, answer, dismiss, owner } = reading;
  const { total, read } = parts;
  const { camera, videoRef, start, stop } = useCodeCamera((text) => void takeText(text), true);
  const isFailed = camera.step === 'failed';
  return (
    <Section title={copy.readTitle}>
      <div className="flex flex-col gap-3">
        <CodeCamera
          words={copy}
          isOn={camera.step === 'on'}
          stream={camera.step === 'on' ? camera.stream : undefined}
          videoRef={videoRef}
          status={total > 1 ? copy.partsRead(read.size, total) : copy.hold}
          failure={isFailed ? copy.failures[camera.why] : undefined}
          onStart={start}
          onStop={stop}
        />
        <Disclosure key={String(isFailed)} title={copy.asText} startsOpen={isFailed}>
          <AsText link={link} onText={takeText} />
        </Disclosure>
      </div>
      <BoardQuestion question={question} name={owner.name} onAnswer={answer} onDismiss={dismiss} />
    </Section>
  );
};
