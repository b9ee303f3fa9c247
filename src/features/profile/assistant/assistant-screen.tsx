import { useEffect, useState } from 'react';
import { useDecision } from '#src/data/queries/decision.ts';
import { readBriefFacts } from '#src/data/queries/brief.ts';
import { factData } from '#src/domain/facts.ts';
import { type BriefFacts, type BriefText, NO_TICKS, briefText } from '#src/domain/insights/brief.ts';
import { takesPageTools } from '#src/platform/device/model-context.ts';
import { setPreferences, usePreferences } from '#src/platform/settings/preferences.ts';
import { CopyIcon, ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { BackToGroup } from '#src/features/profile/back-to-group.tsx';
import { useCopy } from '#src/features/profile/use-copy.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

const words = copy.text;
const TICKS = ['names', 'places', 'notes'] as const;

/** Read again with each new decision. Undefined before the first. */
const useFacts = (): BriefFacts | undefined => {
  const decided = useDecision();
  const [facts, setFacts] = useState<BriefFacts>();
  useEffect(() => (decided ? readOnce(readBriefFacts(), setFacts) : undefined), [decided]);
  return facts;
};

const Text = ({ text, facts }: BriefText) => {
  const { isManual, copyText } = useCopy(text, words.copied);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-note text-rough">{words.size(new TextEncoder().encode(text).length)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copyText()}>
          <CopyIcon className="size-5" />
          {words.copy}
        </Button>
        {'share' in navigator && (
          // The golfer may close the system's sheet.
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            <ShareIcon className="size-5" />
            {words.share}
          </Button>
        )}
      </div>
      {isManual && (
        <p role="status" className="text-note">
          {words.notCopied}
        </p>
      )}
      <div
        className="edge w-full rounded-control bg-surface p-3 text-note whitespace-pre-wrap wrap-anywhere select-text"
        {...factData(...facts)}
      >
        {text}
      </div>
    </div>
  );
};

const Tools = () => {
  const { assistantTools } = usePreferences();
  return (
    <Section title={copy.tools.title}>
      <Switch
        label={copy.tools.label}
        hint={copy.tools.hint}
        checked={assistantTools}
        onChange={(next) => setPreferences({ assistantTools: next })}
      />
    </Section>
  );
};

/** The golfer's figures as a text for an assistant of their own, all of it in sight before it is copied or shared. */
export const AssistantScreen = () => {
  const facts = useFacts();
  const [ticks, setTicks] = useState(NO_TICKS);
  return (
    <Page title={copy.title} lead={copy.lead} back={<BackToGroup group="data" label={copy.back} />}>
      <Section title={copy.ticks.title}>
        <p className="measure text-note">{copy.ticks.always}</p>
        {TICKS.map((tick) => (
          <Checkbox
            key={tick}
            {...copy.ticks[tick]}
            checked={ticks[tick]}
            onChange={(isTicked) => setTicks({ ...ticks, [tick]: isTicked })}
          />
        ))}
      </Section>
      <Section title={words.title}>
        {facts ? (
          <Text {...briefText(facts, ticks)} />
        ) : (
          <div aria-busy="true" aria-label={words.reading}>
            <Skeleton className="h-60" />
          </div>
        )}
      </Section>
      {takesPageTools() && <Tools />}
    </Page>
  );
};
