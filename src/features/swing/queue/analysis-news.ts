import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { goTo } from '#src/platform/navigation.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { findingText } from '#src/features/swing/fault-text.ts';

// Tells the golfer, on whichever screen they are, when the last of the analyses under way has ended.

type Ended = Pick<Swing, 'id' | 'pairOf' | 'status' | 'findings' | 'fileName'>;

const words = copy.queue.news;
const HOME = '/video-analysis';

let running = 0;
let ended: readonly Ended[] = [];
const watchers = new Set<symbol>();

const tellFailed = (failed: readonly Ended[]): void => {
  const [first] = failed;
  if (!first) return;
  const text =
    failed.length === 1 ? words.failed(first.fileName ?? copy.queue.unnamed) : words.allFailed(failed.length);
  showToast({ text, tone: 'error', action: { label: words.why, run: () => goTo(HOME) } });
};

const tellAnalysed = (analysed: readonly Ended[]): void => {
  // Two views of one golfer are one result.
  const [first, ...others] = analysed.filter(({ pairOf }) => !analysed.some(({ id }) => id === pairOf));
  if (!first) return;
  const isOne = others.length === 0;
  if (isOne && new URLSearchParams(location.search).get('swing') === first.id) return; // it is open already
  const text = isOne ? words.one(findingText(analysed)) : words.many(1 + others.length);
  showToast({ text, action: { label: words.open, run: () => goTo(isOne ? `${HOME}?swing=${first.id}` : HOME) } });
};

const tell = (): void => {
  if (running > 0 || watchers.size > 0) return;
  const all = ended;
  ended = [];
  tellFailed(all.filter(({ status }) => status === 'failed'));
  tellAnalysed(all.filter(({ status }) => status === 'analysed'));
};

export const noteStarted = (): void => {
  running += 1;
};

/** An analysis no longer runs. `swing`: as it ended; undefined if it waits or was cancelled. */
export const noteEnded = (swing: Ended | undefined): void => {
  running -= 1;
  if (swing) ended = [...ended, swing];
  tell();
};

export const forgetNews = (): void => {
  ended = [];
};

/** The golfer sees on this screen what ends, and needs no news of it, until the returned function is called. */
export const watchAnalyses = (): (() => void) => {
  const watcher = Symbol('watcher');
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    forgetNews();
  };
};
