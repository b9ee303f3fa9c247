// npm run swing:analyze -- CLIP …  analyses clips with the built worker in headless Chromium, one JSON line each.

import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { failures } from '#src/features/swing/failure-copy.ts';
import { openAnalysisBrowser } from './analysis-browser.ts';

const files = process.argv.slice(2);
const end = (wrong: string) => {
  console.error(wrong);
  process.exit(1);
};
if (files.length === 0) end('Usage: npm run swing:analyze -- CLIP …');
const missing = files.find((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
if (missing !== undefined) end(`${missing}: there is no such clip.`);

const browser = await openAnalysisBrowser();
try {
  for (const file of files) {
    const { outcome, longestTaskMs } = await browser.analyse(resolve(file));
    if (!outcome.ok) {
      const { code } = outcome.error;
      console.log(JSON.stringify({ file: basename(file), ok: false, error: failures[code], code }));
      continue;
    }
    const { reading, durationMs, timing, swingCount, fps } = outcome.value;
    const { view, handedness, events, tempo, metrics, findings, notAssessable, quality } = reading;
    console.log(
      JSON.stringify({
        file: basename(file),
        ok: true,
        durationMs,
        fps,
        swingCount,
        view,
        handedness,
        events,
        tempo,
        metrics,
        findings,
        notAssessable,
        quality,
        timing: { ...timing, longestTaskMs },
      }),
    );
  }
  if (browser.foreignRequests.length > 0)
    throw new Error(`Requests left this machine: ${browser.foreignRequests.join(', ')}`);
} finally {
  await browser.close();
}
