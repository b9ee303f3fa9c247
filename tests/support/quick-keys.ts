import { vi } from 'vitest';

// The key of a sealed file takes a third of a second on purpose. Tests open the same file often.

/** Until the test file ends, a passphrase makes one key, whatever the salt. */
export const makeKeysOnce = (): void => {
  const { subtle } = crypto;
  const [importKey, deriveKey] = [subtle.importKey.bind(subtle), subtle.deriveKey.bind(subtle)];
  const passphrases = new WeakMap<CryptoKey, string>();
  const keys = new Map<string, Promise<CryptoKey>>();
  vi.spyOn(subtle, 'importKey').mockImplementation(async (...asked: Parameters<typeof importKey>) => {
    const key = await importKey(...asked);
    passphrases.set(key, (asked[1] as Uint8Array).toString());
    return key;
  });
  vi.spyOn(subtle, 'deriveKey').mockImplementation((...asked) => {
    const passphrase = passphrases.get(asked[1])!;
    const key = keys.get(passphrase) ?? deriveKey(...asked);
    keys.set(passphrase, key);
    return key;
  });
};
