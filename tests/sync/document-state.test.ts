import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLEAN,
  type DocumentEvent,
  type DocumentState,
  isLeftBehind,
  isSettled,
  next,
  rejectionOf,
} from '#src/sync/document-state.ts';

const base = (nth: number) => ({ id: 'r1', _deleted: false, nth });
const version = fc.integer({ min: 1, max: 6 });
const sentVersion = fc.option(version, { nil: undefined });
const hasConflicts = fc.boolean();
const sender = fc.constantFrom('this life', 'an earlier life');
const eventOf: { readonly [K in DocumentEvent['kind']]: fc.Arbitrary<Extract<DocumentEvent, { kind: K }>> } = {
  written: fc.record({ kind: fc.constant('written'), version, hasConflicts }),
  pulled: fc.record({ kind: fc.constant('pulled'), version, hasConflicts }),
  sent: fc.record({ kind: fc.constant('sent'), version: sentVersion, sender }),
  acknowledged: fc.record({ kind: fc.constant('acknowledged'), version: sentVersion, page: fc.nat(3) }),
  conflicting: fc.record({ kind: fc.constant('conflicting') }),
  rejected: fc.record({
    kind: fc.constant('rejected'),
    rejection: fc.record({ base: fc.option(fc.nat(9).map(base)), reason: fc.constant('not-allowed' as const) }),
  }),
  failed: fc.record({ kind: fc.constant('failed'), isAmbiguous: fc.boolean() }),
  stored: fc.record({ kind: fc.constant('stored') }),
  compared: fc.record({ kind: fc.constant('compared'), version, isEqual: fc.boolean(), hasConflicts }),
  conflictFound: fc.record({ kind: fc.constant('conflictFound') }),
  abandoned: fc.record({ kind: fc.constant('abandoned') }),
  restarted: fc.record({ kind: fc.constant('restarted') }),
};
const event = fc.oneof(...Object.values(eventOf)) as fc.Arbitrary<DocumentEvent>;
const history = fc.array(event, { maxLength: 30 });
/** Any state that a document can reach. */
const state = history.map((events) => events.reduce(next, CLEAN));

const property = (check: (before: DocumentState, happens: DocumentEvent, after: DocumentState) => void) =>
  fc.assert(
    fc.property(state, event, (before, happens) => {
      check(before, happens, next(before, happens));
    }),
    { numRuns: 20_000, seed: 18 },
  );

/** The state of a document that is at version 1 on the server, after these events. */
const after = (...events: readonly DocumentEvent[]) => events.reduce(next, { kind: 'clean', version: 1 });
const written = (at: number): DocumentEvent => ({ kind: 'written', version: at, hasConflicts: false });
const sent = (at: number): DocumentEvent => ({ kind: 'sent', version: at, sender: 'this life' });
const acknowledged = (at: number): DocumentEvent => ({ kind: 'acknowledged', version: at, page: 1 });
const rejected = (nth: number): DocumentEvent => ({
  kind: 'rejected',
  rejection: { base: base(nth), reason: 'not-allowed' as const },
});
const stored: DocumentEvent = { kind: 'stored' };
const failed: DocumentEvent = { kind: 'failed', isAmbiguous: false };

describe('any sequence of events on a document', () => {
  it('reaches every state, and every state handles every event', () => {
    const met = new Set<string>();
    property((before, happens) => met.add(`${before.kind} ${happens.kind}`));

    const kinds: readonly DocumentState['kind'][] = ['clean', 'conflict', 'dirty', 'inFlight', 'rejected'];
    expect(met).toEqual(new Set(kinds.flatMap((kind) => Object.keys(eventOf).map((happens) => `${kind} ${happens}`))));
  });

  it('never leads to synced without an acknowledgement of that very version', () => {
    fc.assert(
      fc.property(history, (events) => {
        let now: DocumentState = CLEAN;
        const onServer = new Set<number | undefined>();
        for (const happens of events) {
          if (happens.kind === 'acknowledged' || happens.kind === 'pulled') onServer.add(happens.version);
          if (happens.kind === 'compared' && happens.isEqual) onServer.add(happens.version);
          const then = next(now, happens);
          if (isSettled(then) && !isSettled(now)) expect(onServer).toContain(then.version);
          now = then;
        }
      }),
      { numRuns: 20_000, seed: 18 },
    );
  });

  it('never leads back to an older version', () => {
    property((before, _, then) => expect(then.version).toBeGreaterThanOrEqual(before.version));
  });

  it('keeps the server version of the first rejection, until the server or the golfer decides', () => {
    property((before, { kind }, then) => {
      const [was, is] = [rejectionOf(before), rejectionOf(then)];
      if (was && is) expect(is.base).toEqual(was.base);
      if (was && !is) expect(['acknowledged', 'conflicting', 'abandoned']).toContain(kind);
    });
  });

  it('keeps the senders until the response is stored', () => {
    property((before, { kind }, then) => {
      if (isSettled(before) || before.senders.length === 0) return;
      const forgotten = isSettled(then) || before.senders.some((one) => !then.senders.includes(one));
      if (forgotten) expect(['stored', 'pulled']).toContain(kind);
    });
  });

  it('changes nothing if the same version is reported twice', () => {
    property((_before, happens, then) => {
      if (happens.kind === 'written' || happens.kind === 'pulled') expect(next(then, happens)).toEqual(then);
    });
  });
});

describe('a stroke', () => {
  it('is synced once the server has acknowledged it and RxDB has stored that', () => {
    expect(after(written(2), sent(2), acknowledged(2)).kind).toBe('inFlight');
    expect(after(written(2), sent(2), acknowledged(2), stored)).toMatchObject({ kind: 'clean', version: 2 });
  });

  it('stays synced if its event comes late, after the acknowledgement', () => {
    expect(after(sent(2), acknowledged(2), stored, written(2)).kind).toBe('clean');
  });

  it('waits if it was made while the previous one was in flight', () => {
    expect(after(written(2), sent(2), written(3), acknowledged(2), stored)).toMatchObject({
      kind: 'dirty',
      version: 3,
      senders: [],
    });
  });

  it('waits again after a failure, and its sender is kept', () => {
    expect(after(written(2), sent(2), failed)).toMatchObject({ kind: 'dirty', senders: ['this life'] });
    expect(after(written(2), sent(2), failed, written(3), sent(3))).toMatchObject({ senders: ['this life'] });
    expect(after(written(2), sent(2))).toMatchObject({ senders: [] });
  });

  it('made while the previous one conflicted waits to be sent, although RxDB merges nothing then', () => {
    const notSent: DocumentEvent = { kind: 'compared', version: 3, isEqual: false, hasConflicts: false };
    const overtaken = after(written(2), sent(2), written(3), { kind: 'conflicting' });
    expect(isLeftBehind(overtaken)).toBe(true);
    expect(next(overtaken, notSent)).toMatchObject({ kind: 'dirty', version: 3 });
  });

  it('stays rejected when another one follows and when sending fails', () => {
    const again = after(written(2), sent(2), rejected(1), written(3), sent(3));
    expect(next(again, failed)).toMatchObject({ kind: 'rejected', version: 3, rejection: { base: base(1) } });
    expect(next(again, rejected(2))).toMatchObject({ kind: 'rejected', rejection: { base: base(1) } });
    expect(next(next(again, acknowledged(3)), stored)).toMatchObject({ kind: 'clean', version: 3 });
  });

  it('undone while in flight is sent, although the server is believed to have the old one', () => {
    const takenBack: DocumentEvent = { kind: 'compared', version: 3, isEqual: true, hasConflicts: false };
    expect(after(written(2), sent(2), written(3), takenBack).kind).toBe('inFlight');
    expect(after(written(2), sent(2), written(3), { kind: 'restarted' }, takenBack).kind).toBe('dirty');
  });
});
