import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { expect, test } from './app.ts';

const BUDGET_BYTES = 125 * 1024;

const read = (file: string) => readFileSync(join(LOCAL_BUILD, file), 'utf8');

test('what index.html loads stays within 125 KB brotli, with no Firebase and no database in it', ({ app: _app }) => {
  const files = [...read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  const bytes = files.map((file) => brotliCompressSync(read(file)).length).reduce((sum, size) => sum + size, 0);
  test
    .info()
    .annotations.push({ type: 'first-load JavaScript, brotli', description: `${(bytes / 1024).toFixed(1)} KB` });
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  const code = files.map(read).join('\n');
  for (const sign of ['@firebase', 'identitytoolkit', 'RxDB', 'Dexie']) {
    expect(code.includes(sign), `${sign} is in the first load`).toBe(false);
  }
});
