import { useEffect, useLayoutEffect, useState } from 'react';
import { packedPoses } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { compact } from '@divot/basics';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { swingPoses } from '#src/platform/workers/swing-worker.ts';
import type { PoseSequence } from '@divot/swing';
import { readOnce } from '#src/platform/waiting/read-once.ts';

/** A swing's stored poses. away: not on this device, and the account did not provide them. */
export type SwingBody =
  | { readonly kind: 'reading' }
  | { readonly kind: 'here'; readonly poses: PoseSequence }
  | { readonly kind: 'away'; readonly why: CloudFailure };

const READING: SwingBody = { kind: 'reading' };

const readBody = async (swing: Pick<Swing, 'id' | 'posesKey'>, isFetched: boolean): Promise<SwingBody> => {
  const packed = await packedPoses(swing, isFetched);
  if (!packed.ok) return { kind: 'away', why: packed.error };
  return { kind: 'here', poses: await swingPoses(packed.value) };
};

/**
 * A swing's poses. They are fetched if this device has never had them, and unpacked off the main thread. `retry` asks
 * again, and so does a network that returns. Without a swing, they are never read. `isFetched`: from the account too.
 */
export const usePoses = (swing: Swing | undefined, isFetched = true): readonly [body: SwingBody, retry: () => void] => {
  const { id, posesKey } = swing ?? {};
  const [read, setRead] = useState<{ readonly of: string | undefined; readonly body: SwingBody }>();
  const body = read && read.of === posesKey ? read.body : READING;
  const { kind } = body;
  useEffect(() => {
    if (kind !== 'reading' || id === undefined) return undefined;
    const reading = readBody(compact({ id, posesKey }), isFetched);
    return readOnce(reading, (poses) => setRead({ of: posesKey, body: poses }));
  }, [kind, id, posesKey, isFetched]);
  const retry = () => setRead(undefined);
  // Subscribes before paint, because the network may return at any moment after it.
  useLayoutEffect(() => {
    if (kind !== 'away') return undefined;
    const again = () => setRead(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [kind]);
  return [body, retry];
};
