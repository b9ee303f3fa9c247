import { readdirSync } from 'node:fs';
import { lackedAtFloor } from '#dev/browser/floor.ts';
import { readBuilt } from '#dev/bench/bundle.ts';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { expect, test } from './app.ts';

/** What some browsers at the floor lack, and why it may be asked for. */
const ASKED_FIRST: Readonly<Record<string, string>> = {
  '.dispose()': 'an object of Mediabunny’s own',
  '.drop()': 'an object of Dexie’s and RxDB’s own',
  '.error()': 'an observer’s own',
  '.fileName()': 'our own words',
  '.pause()': 'a replication’s and a video’s own',
  '.take()': 'an object of the libraries’ own',
  '.toArray()': 'a Dexie collection’s and Firestore path’s own',
  '.toBase64()': 'an object of Firestore’s own',
  '.use()': 'an object of Dexie’s own',
  'AudioDecoder.isConfigSupported':
    'Mediabunny asks whether there is one; without it a clip is analysed without its sound',
  'Error.captureStackTrace': 'called where it is a function',
  'Symbol.asyncDispose': 'replaced by a symbol of their own',
  'Symbol.dispose': 'replaced by a symbol of their own',
  'Temporal.Instant': 'compared with where there is one',
  'document.pointerLockElement': 'of the body model’s window system, never opened here',
  'document.prerendering': 'undefined counts as no',
  'document.startViewTransition': 'called where it is a function',
  'document.wasDiscarded': 'undefined counts as no',
  'globalThis.cancelIdleCallback': 'replaced by a timer',
  'globalThis.requestIdleCallback': 'replaced by a timer',
  'navigator.canShare': 'called where it is a function',
  'navigator.connection': 'undefined counts as unknown',
  'navigator.cookieEnabled': 'undefined counts as no',
  'navigator.setAppBadge': 'called where it is a function',
  'navigator.share': 'offered where files can be shared',
  'navigator.userAgentData': 'undefined counts as unknown',
  'navigator.vibrate': 'called where it is a function',
  'navigator.wakeLock': 'called where there is one',
  'new AudioData': 'made where an AudioDecoder is',
  'new AudioDecoder': 'made where one is supported',
  'new EncodedAudioChunk': 'made where an AudioDecoder is',
  'performance.interactionCount': 'undefined is counted by hand',
  'window.cookieStore': 'used where there is one',
};

test('every script is read by Safari 17.0, Chrome 131 and Firefox 132, and what they lack is asked for first', ({
  app: _app,
}) => {
  const scripts = readdirSync(LOCAL_BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const lacked = new Set(scripts.flatMap((file) => lackedAtFloor(readBuilt(LOCAL_BUILD, file))));
  expect(lacked).toEqual(new Set(Object.keys(ASKED_FIRST)));
});
