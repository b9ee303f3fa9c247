import type { DirtyCount, Report } from './sync-status.ts';
import type { SharedName } from './viewed-collections.ts';

// Connects the tabs of one golfer. One tab leads and syncs. It reports to the others, and they may ask it to sync, to
// pause while one of them deletes the account, or to count dirty documents.

export type TabMessage =
  | { readonly kind: 'report'; readonly report: Report }
  /** A tab that has just opened asks the leader for its report. */
  | { readonly kind: 'ask-report' }
  | { readonly kind: 'sync-now' }
  /** A visible tab asks for news. */
  | { readonly kind: 'poll' }
  | { readonly kind: 'hold'; readonly held: boolean }
  | { readonly kind: 'follow'; readonly name: SharedName }
  | { readonly kind: 'count' }
  | ({ readonly kind: 'counted' } & DirtyCount);

export type TabHandlers = {
  readonly [K in TabMessage['kind']]?: (message: Extract<TabMessage, { readonly kind: K }>) => void;
};

export class TabChannel {
  readonly #channel: BroadcastChannel;

  constructor(uid: string, handlers: TabHandlers) {
    this.#channel = new BroadcastChannel(`divot-sync-${uid}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
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
      const onMessage = ({ data }: MessageEvent<TabMessage>) => data.kind === 'counted' && resolve(data);
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
