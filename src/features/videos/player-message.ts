import { isRecord } from '#src/domain/shared/is-record.ts';

// Messages from YouTube's embedded player, sent on request: progress, and that it cannot play. Divot reads only the
// messages, so none of YouTube's scripts runs in the app.

const ORIGIN = 'https://www.youtube-nocookie.com';

export type PlayerMessage = { readonly kind: 'progress'; readonly share: number } | { readonly kind: 'cannot-play' };

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

/** Undefined for other senders, and for messages about anything else. */
export const readPlayerMessage = (origin: string, data: unknown): PlayerMessage | undefined => {
  const message = origin === ORIGIN ? parsed(data) : undefined;
  if (!isRecord(message)) return undefined;
  if (message['event'] === 'onError') return { kind: 'cannot-play' };
  const info = message['info'];
  if (message['event'] !== 'infoDelivery' || !isRecord(info)) return undefined;
  const { currentTime, progressState } = info;
  const duration = info['duration'] ?? (isRecord(progressState) ? progressState['duration'] : undefined);
  const isKnown = typeof currentTime === 'number' && typeof duration === 'number' && duration > 0;
  return isKnown ? { kind: 'progress', share: currentTime / duration } : undefined;
};

/** Asks the player to send messages. */
export const askForMessages = (frame: HTMLIFrameElement): void =>
  frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), ORIGIN);
