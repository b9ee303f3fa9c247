// What one exchange with Firestore costs: the documents it bills and the bytes transferred.

export type Cost = { readonly reads: number; readonly writes: number; readonly bytes: number };
export const nothing = (): Cost => ({ reads: 0, writes: 0, bytes: 0 });

export const plus = (a: Cost, b: Cost, times = 1): Cost => ({
  reads: a.reads + times * b.reads,
  writes: a.writes + times * b.writes,
  bytes: a.bytes + times * b.bytes,
});

type Answer = readonly { readonly found?: unknown; readonly document?: unknown }[];

/** A query that finds nothing and a missing document each bill one read. */
const readsOf = (method: string, answer: Answer): number => {
  if (method === 'batchGet') return answer.length;
  return method === 'runQuery' ? Math.max(1, answer.filter(({ document }) => document).length) : 0;
};

const methodOf = (url: string): string | undefined => /:(batchGet|runQuery|commit)$/.exec(new URL(url).pathname)?.[1];

/** Requests to other addresses cost nothing. A failed request costs no reads. */
export const costOfExchange = (url: string, sent: string, body: string, isOk: boolean): Cost => {
  const method = methodOf(url);
  if (!method) return nothing();
  const { writes = [] } = JSON.parse(sent) as { readonly writes?: readonly unknown[] };
  const reads = isOk ? readsOf(method, JSON.parse(body) as Answer) : 0;
  return { reads, writes: writes.length, bytes: Buffer.byteLength(body) + Buffer.byteLength(sent) };
};
