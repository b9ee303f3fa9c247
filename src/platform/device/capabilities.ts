import { runsInstalled } from '#src/platform/pwa/install.ts';
import { storagePromise, storageUse } from '#src/platform/storage/storage.ts';

// Finds out what this browser can do without asking the golfer: nothing here opens a permission prompt.

/** true, false, or the browser's own description. */
export type Capability = boolean | string;

/**
 * "Chromium 138.0", "Firefox 153.0", "WebKit 605.1.15 (Safari 26.0)"; the whole user agent if none of them matches.
 */
export const engineOf = (userAgent: string): string => {
  const version = (name: string) => new RegExp(`${name}/([\\d.]+)`).exec(userAgent)?.[1];
  const chromium = version('Chrom(?:e|ium)');
  if (chromium) return `Chromium ${chromium}`;
  const firefox = version('Firefox') ?? version('FxiOS');
  if (firefox) return `Firefox ${firefox}`;
  const webkit = version('AppleWebKit');
  if (!webkit) return userAgent;
  const safari = version('Version');
  return safari ? `WebKit ${webkit} (Safari ${safari})` : `WebKit ${webkit}`;
};

const webglOf = (): Capability => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(renderer);
};

/** Writes a file and deletes it: some browsers have the folder but refuse the file. */
const privateFilesOf = async (): Promise<Capability> => {
  const root = await navigator.storage?.getDirectory?.();
  if (!root) return false;
  const name = 'divot-diagnostics';
  await root.getFileHandle(name, { create: true });
  await root.removeEntry(name);
  return true;
};

const cameraOf = async (): Promise<Capability> => {
  if (!navigator.mediaDevices?.enumerateDevices) return false;
  const devices = await navigator.mediaDevices.enumerateDevices();
  const cameras = devices.filter(({ kind }) => kind === 'videoinput').length;
  return cameras > 0 && String(cameras);
};

const RECORDINGS = [
  'video/mp4;codecs=avc1.42E01F',
  'video/mp4;codecs=hvc1',
  'video/webm;codecs=vp9',
  'video/webm;codecs=vp8',
  'video/webm;codecs=av01',
];
const recordingsOf = (): Capability =>
  typeof MediaRecorder !== 'undefined' &&
  RECORDINGS.filter((format) => MediaRecorder.isTypeSupported(format)).join(', ');

const CODECS = ['avc1.42E01F', 'hvc1.1.6.L93.B0', 'vp09.00.10.08', 'av01.0.04M.08'];
const SIZE = { width: 640, height: 480 };

const decodersOf = async (): Promise<Capability> => {
  if (typeof VideoDecoder === 'undefined') return false;
  const answers = await Promise.all(CODECS.map((codec) => VideoDecoder.isConfigSupported({ codec }).catch(() => null)));
  return CODECS.filter((_, at) => answers[at]?.supported).join(', ');
};
const encodersOf = async (): Promise<Capability> => {
  if (typeof VideoEncoder === 'undefined') return false;
  const answers = await Promise.all(
    CODECS.map((codec) => VideoEncoder.isConfigSupported({ codec, ...SIZE }).catch(() => null)),
  );
  return CODECS.filter((_, at) => answers[at]?.supported).join(', ');
};

const sharesFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'card.png', { type: 'image/png' })] }) ?? false;

const estimateOf = async (): Promise<Capability> => {
  const use = await storageUse();
  return use ? `${Math.round(use.usedBytes / 1e6)} of ${Math.round(use.quotaBytes / 1e6)} MB` : false;
};

/** `hasWorkerGraphics` asks the swing worker. */
const checks = (hasWorkerGraphics: () => Promise<boolean>) =>
  ({
    engine: () => engineOf(navigator.userAgent),
    screen: () => `${screen.width} x ${screen.height}, ${devicePixelRatio} pixels a point`,
    standalone: runsInstalled,
    serviceWorker: () => navigator.serviceWorker?.controller != null,
    webgl: webglOf,
    webglWorker: hasWorkerGraphics,
    privateFiles: privateFilesOf,
    persisted: async () => (await storagePromise()) === 'granted',
    storage: estimateOf,
    locks: () => 'locks' in navigator,
    wakeLock: () => 'wakeLock' in navigator,
    camera: cameraOf,
    recordings: recordingsOf,
    decoders: decodersOf,
    encoders: encodersOf,
    share: () => 'share' in navigator,
    shareFiles: sharesFiles,
    badge: () => 'setAppBadge' in navigator,
    vibration: () => 'vibrate' in navigator,
    speech: () => 'speechSynthesis' in globalThis,
    hearing: () => 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis,
    notifications: () => 'Notification' in globalThis && Notification.permission,
    position: () => 'geolocation' in navigator,
    backgroundSync: () => 'SyncManager' in globalThis,
  }) satisfies Record<string, () => Capability | Promise<Capability>>;

export type CapabilityName = keyof ReturnType<typeof checks>;

/** Each result by name. A failed check returns its error, and no check waits longer than its limit. */
export const readCapabilities = async (
  hasWorkerGraphics: () => Promise<boolean>,
  timeoutMs = 10_000,
): Promise<readonly (readonly [CapabilityName, Capability])[]> =>
  Promise.all(
    Object.entries(checks(hasWorkerGraphics)).map(async ([name, check]) => {
      const late = new Promise<string>((settle) => setTimeout(() => settle('no answer'), timeoutMs));
      const answer = Promise.resolve()
        .then(check)
        .catch((error: unknown) => (error instanceof Error ? error.name : 'failed'));
      return [name as CapabilityName, await Promise.race<Capability>([answer, late])] as const;
    }),
  );
