import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '#dev/services/start-services.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'divot-services-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('local services that keep their data', () => {
  it('know the account and the documents after a restart, and survive a write torn by a crash', async () => {
    const first = await startServices({ folder });
    const { account } = first.identity.accounts.signUp({ email: 'ada@divot.golf', password: 'fairway-7' });
    const name = `projects/${first.project}/databases/(default)/documents/rounds/one`;
    const answer = await fetch(`${first.documents.origin}/v1/${name.replace('/rounds/one', '')}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: [{ update: { name, fields: { notes: { stringValue: 'kept' } } } }] }),
    });
    expect(answer.status).toBe(200);
    await first.stop();
    appendFileSync(join(folder, 'documents.jsonl'), '{"key":"rounds/two","value":{"pa');

    const second = await startServices({ folder });
    expect(second.identity.accounts.signIn('ada@divot.golf', 'fairway-7').account.uid).toBe(account.uid);
    expect(second.documents.store.all().map(({ path }) => path)).toEqual(['rounds/one']);
    await second.stop();
  });
});
