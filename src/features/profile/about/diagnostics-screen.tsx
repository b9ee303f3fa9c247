import { useEffect, useState } from 'react';
import { type Capability, type CapabilityName, readCapabilities } from '#src/platform/device/capabilities.ts';
import { workerHasGraphics } from '#src/platform/workers/swing-worker.ts';
import { version } from '#src/platform/settings/version.ts';
import { CopyIcon } from '#src/ui/icons/screen-icons.ts';
import { BackToGroup } from '#src/features/profile/back-to-group.tsx';
import { useCopy } from '#src/features/profile/use-copy.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './diagnostics-copy.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

type Answers = readonly (readonly [CapabilityName, Capability])[];

const wordOf = (answer: Capability): string =>
  answer === true ? copy.yes : answer === false || answer === '' ? copy.no : answer;

const textOf = (answers: Answers): string =>
  [`${copy.divot}: ${version}`, ...answers.map(([name, answer]) => `${copy.names[name]}: ${wordOf(answer)}`)].join(
    '\n',
  );

const useAnswers = (): Answers | undefined => {
  const [answers, setAnswers] = useState<Answers>();
  useEffect(() => readOnce(readCapabilities(workerHasGraphics), setAnswers), []);
  return answers;
};

const Report = ({ answers }: { readonly answers: Answers }) => {
  const text = textOf(answers);
  const { isManual, copyText } = useCopy(text, copy.copied);
  return (
    <>
      <div>
        <Button variant="primary" onClick={() => void copyText()}>
          <CopyIcon className="size-5" />
          {copy.copy}
        </Button>
      </div>
      {isManual && (
        <div>
          <p role="status" className="mb-2 text-note">
            {copy.notCopied}
          </p>
          <TextArea label={copy.text} readOnly value={text} onChange={() => undefined} />
        </div>
      )}
      <dl>
        {answers.map(([name, answer]) => (
          <div key={name} className="rule-b flex flex-wrap justify-between gap-x-6 py-2 text-note">
            <dt className="text-rough">{copy.names[name]}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{wordOf(answer)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** What this browser can do, for the golfer to read out to support or paste into an email. */
export const DiagnosticsScreen = () => {
  const answers = useAnswers();
  return (
    <Page title={copy.title} lead={copy.lead} back={<BackToGroup group="about" label={copy.back} />}>
      {answers ? (
        <Report answers={answers} />
      ) : (
        <div aria-busy="true" aria-label={copy.reading}>
          <Skeleton className="h-80" />
        </div>
      )}
    </Page>
  );
};
