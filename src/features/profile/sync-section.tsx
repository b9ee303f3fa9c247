import type { ReactNode } from 'react';
import { pushesWhenClosed } from '#src/platform/background-sync.ts';
import { useSyncStatus } from '#src/platform/state.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { AttentionList } from './attention-list.tsx';
import { copy } from './copy.ts';
import { WaitingList } from './waiting-list.tsx';

const words = copy.sync;

export const SyncSection = ({ signInAgain }: { readonly signInAgain: ReactNode }) => {
  const { phase, pending, attention, signInNeeded } = useSyncStatus();
  return (
    <div id="sync">
      <Section title={words.title}>
        <div className="measure mb-3 flex flex-col gap-2 text-note empty:hidden">
          {!signInNeeded && <p>{phase === 'idle' && pending > 0 ? words.waiting(pending) : words.phases[phase]}</p>}
          {phase !== 'idle' && pending > 0 && <p>{words.waiting(pending)}</p>}
          {!signInNeeded && pending > 0 && (
            <p className="text-rough">{pushesWhenClosed() ? words.sentClosed : words.sentOpen}</p>
          )}
          {attention > 0 && <p className="font-medium">{words.attention(attention)}</p>}
        </div>
        {signInAgain}
        <WaitingList />
        <AttentionList />
      </Section>
    </div>
  );
};
