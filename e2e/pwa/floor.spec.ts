import { readdirSync } from 'node:fs';
import { stylesLackedAtFloor } from '#dev/browser/floor-styles.ts';
import { lackedAtFloor } from '#dev/browser/floor.ts';
import { readBuilt } from '#dev/bench/bundle.ts';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { expect, test } from './app.ts';

/** What some of the oldest supported browsers lack, and why the app may use it. */
const ASKED_FIRST: Readonly<Record<string, string>> = {
  '.dispose()': 'an object of Mediabunny’s own',
  '.drop()': 'an object of Dexie’s and RxDB’s own',
  '.error()': 'an observer’s own',
  '.fileName()': 'our own words',
  '.move()': 'of a file in the private file system: all three have it since 2023, no table says so',
  '.pause()': 'a replication’s and a video’s own',
  '.take()': 'an object of the libraries’ own',
  '.toArray()': 'a Dexie collection’s and Firestore path’s own',
  '.toBase64()': 'an object of Firestore’s own',
  '.use()': 'an object of Dexie’s own',
  'AudioDecoder.isConfigSupported':
    'Mediabunny asks whether there is one; without it a clip is analysed without its sound',
  'AudioEncoder.isConfigSupported':
    'Mediabunny asks whether there is one; without it a swing filmed at the range has no sound',
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
  navigation: 'React asks whether there is one',
  'navigator.canShare': 'called where it is a function',
  'navigator.connection': 'undefined counts as unknown',
  'navigator.setAppBadge': 'called where it is a function',
  'navigator.share': 'offered where files can be shared',
  'navigator.userAgentData': 'undefined counts as unknown',
  'navigator.vibrate': 'called where it is a function',
  'new AudioData': 'made where an AudioDecoder is',
  'new AudioDecoder': 'made where one is supported',
  'new AudioEncoder': 'made where one is supported',
  'new EncodedAudioChunk': 'made where an AudioDecoder is',
  'performance.interactionCount': 'undefined is counted by hand',
  'requestIdleCallback()': 'called where there is one',
  'setImmediate()': 'Dexie asks whether there is one',
  'window.cookieStore': 'used where there is one',
};

/** What some of them ignore in the stylesheet, and why nobody misses it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '-webkit-tap-highlight-color': 'for the browsers that colour what is tapped',
  ':-webkit-inner-spin-button': 'for the browsers that have the arrows; none is theirs alone',
  ':open': 'within :is(), beside [open]',
  ':selection': 'the system’s own colour',
  '@page': 'the system’s own margins',
  'cursor: crosshair': 'a finger has none',
  'cursor: not-allowed': 'a finger has none',
  'cursor: pointer': 'a finger has none',
  'field-sizing': 'the field has its least height, and scrolls',
  'field-sizing: content': 'the field has its least height, and scrolls',
  'font-family: ui-monospace': 'the next of its list',
  'forced-color-adjust': 'Safari has no forced colours to keep out',
  'forced-color-adjust: none': 'Safari has no forced colours to keep out',
  resize: 'the field scrolls',
  'resize: vertical': 'the field scrolls',
  'text-decoration: dotted': 'beside the prefixed one',
  'text-size-adjust': 'beside the prefixed ones',
  'text-wrap': 'lines break where they did before it',
  'text-wrap: balance': 'lines break where they did before it',
  'text-wrap: pretty': 'lines break where they did before it',
  'user-select': 'beside the prefixed one',
};

const built = (ending: string): readonly string[] =>
  readdirSync(LOCAL_BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readBuilt(LOCAL_BUILD, file));

test(
  'every script is read by Safari 17.0, Chrome 131 and Firefox 132, and what they lack is asked for first',
  { tag: '@release' },
  ({ app: _app }) => {
    const scripts = built('.js');
    expect(scripts.length).toBeGreaterThan(50);
    expect(new Set(scripts.flatMap(lackedAtFloor))).toEqual(new Set(Object.keys(ASKED_FIRST)));
  },
);

test(
  'every screen can be read in them without the styles that they leave out',
  { tag: '@release' },
  ({ app: _app }) => {
    const styles = built('.css');
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set(styles.flatMap(stylesLackedAtFloor))).toEqual(new Set(Object.keys(LEFT_OUT)));
  },
);
