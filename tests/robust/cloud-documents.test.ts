import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptValue } from '@divot/documents';
import { mergeDocuments, validateDocument, valueAt, withConflictResolved } from '#src/domain/entities/documents.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { type LocalDocument, fromCloud, toCloud } from '#src/sync/wire.ts';
import { assertUnpolluted, awkwardText, hostile, runs, spoiled } from './hostile.ts';

// A document in the cloud may come from an older or newer app, another client or an attacker. Divot accepts it in clean
// form or sets it aside with a reason. It can merge every accepted document and send it again.

const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/documents/version-0.json', import.meta.url), 'utf8'),
) as Record<EntityName, LocalDocument>;
const about = { device: 'Phone', at: '2026-05-01T10:00:00.000Z' };

describe.each(entityNames)('%s', (name) => {
  const { id, userId, ...content } = frozen[name] as LocalDocument & { readonly userId: string };
  const sound = { id, userId, ...content };

  it('a spoiled document is clean or rejected, and the clean one can be sent again', () => {
    fc.assert(
      fc.property(fc.oneof(spoiled(sound), hostile), (data) => {
        if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
        const read = fromCloud(name, id, data as Record<string, unknown>, userId);
        assertUnpolluted();
        if (!read.ok) {
          expect(read.error).toMatch(/\w/);
          return;
        }
        const { _deleted, ...stored } = read.value;
        expect(validateDocument(name, stored)).toBeUndefined();
        expect(Object.getPrototypeOf(stored)).toBe(Object.prototype);
        toCloud(name, read.value);
        const mine = { ...sound, _deleted: false } as LocalDocument;
        const joined = mergeDocuments(
          name,
          { base: mine, local: { ...mine, updatedAt: about.at }, server: read.value },
          about,
        );
        toCloud(name, joined as LocalDocument);
        assertUnpolluted();
      }),
      runs(200),
    );
  });

  it('a field named like an inherited one is not accepted, and the fields beside it are', () => {
    // As in a parsed response of the cloud, `__proto__` becomes the object's own field.
    const data = JSON.parse(`{"__proto__":{"admin":true},"ours":1,${JSON.stringify(sound).slice(1)}`) as typeof sound;
    const read = fromCloud(name, id, data, userId);
    expect(read).toMatchObject({ ok: true, value: { extra: { ours: 1 } } });
    const extra = read.ok && read.value['extra'];
    expect(Object.getPrototypeOf(extra)).toBe(Object.prototype);
    assertUnpolluted();
  });
});

it('nested deeper than the cloud itself allows, a document is rejected', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) });
  const { id, userId } = frozen.rounds as LocalDocument & { readonly userId: string };
  const read = (notes: unknown) => fromCloud('rounds', id, { ...frozen.rounds, ours: notes }, userId);

  expect(read(nested(20)).ok).toBe(true);
  expect(read(nested(21)).ok).toBe(false);
  expect(read(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))).ok).toBe(false);
});

it.each<{ odd: unknown }>([{ odd: { toString: null } }, { odd: { valueOf: null, toString: 'x' } }, { odd: ['a'] }])(
  'reads a round with $odd where a word belongs',
  ({ odd }) => {
    const { id, userId } = frozen.rounds as LocalDocument & { readonly userId: string };
    const odds = {
      weather: odd,
      status: odd,
      playedOn: odd,
      finishedAt: { seconds: 1, nanoseconds: odd },
      sentAt: odd,
    };
    expect(() => fromCloud('rounds', id, { ...frozen.rounds, ...odds }, userId)).not.toThrow();
  },
);

it('a recorded conflict that is not written as ours can still be shown and resolved', () => {
  const round = frozen.rounds;
  const path = fc.oneof(
    awkwardText,
    fc.constantFrom('notes', 'holes.7.strokes', 'holes.99', 'extra.a.b', '__proto__.x'),
  );
  fc.assert(
    fc.property(path, fc.option(awkwardText, { nil: undefined }), (where, kept) => {
      const conflict = { id: 'c1', path: where, ...(kept === undefined ? {} : { kept }), ...about };
      const document = { ...round, conflicts: [conflict] };
      valueAt('rounds', document, where);
      keptValue(conflict);
      withConflictResolved('rounds', document, 'c1', 'kept');
      assertUnpolluted();
    }),
    runs(1_000),
  );
});

it('an invalid time is rejected', () => {
  expect(validateDocument('rounds', { ...frozen.rounds, sortKey: 1, date: 'tomorrow' })).toBe('date is not an instant');
});
