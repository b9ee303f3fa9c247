import { describe, expect, it } from 'vitest';
import { engineOf, readCapabilities } from '#src/platform/device/capabilities.ts';

describe('the engine of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'WebKit 605.1.15 (Safari 18.5)',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
      'Chromium 138.0.0.0',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140.0'],
    ['Yardage Book 1.0', 'Yardage Book 1.0'],
  ])('of %s is %s', (userAgent, engine) => {
    expect(engineOf(userAgent)).toBe(engine);
  });
});

it('a question that the phone never answers delays no other answer', async () => {
  const answers = await readCapabilities(() => new Promise(() => {}), 10);
  expect(answers.filter(([, answer]) => answer === 'no answer')).toEqual([['webglWorker', 'no answer']]);
});
