import type { DirtyCount } from './sync-status.ts';
import { type TabMessage, isTabMessage } from './tab-message.ts';

// Connects the tabs of one golfer. One tab leads and syncs. It reports to the others, and they may ask it to sync, to
// pause while one of them deletes the account, or to count dirty documents.

export type TabHandlers = {
  readonly [K in TabMessage['kind']]?: (message: Extract<TabMessage, { readonly kind: K }>) => void;
};

export class TabChannel {
  readonly #channel: BroadcastChannel;

  constructor(uid: string, handlers: TabHandlers) {
    this.#channel = new BroadcastChannel(`divot-sync-${uid}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isTabMessage(data)) return;
      (handlers[data.kind] as ((message: TabMessage) => void) | undefined)?.(data);
    });
  }

  /** Goes to every other tab of this golfer, including the leader. */
  post(message: TabMessage): void {
    this.#channel.postMessage(message);
  }

  /** The leader tab's count; undefined if it does not respond in this time. */
  askForCount(withinMs: number): Promise<DirtyCount | undefined> {
    const signal = AbortSignal.timeout(withinMs);
    const answer = new Promise<DirtyCount | undefined>((resolve) => {
      const onMessage = ({ data }: MessageEvent<unknown>) =>
        isTabMessage(data) && data.kind === 'counted' && resolve(data);
      this.#channel.addEventListener('message', onMessage, { signal });
      signal.addEventListener('abort', () => resolve(undefined));
    });
    this.post({ kind: 'count' });
    return answer;
  }

  close(): void {
    this.#channel.close();
  }
}
