// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInStorage } from '#src/sync/cloud-client.ts';

// Firebase's build for Node has neither of these stores. e2e/engines shows that they work in a browser.
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: 'local storage',
  indexedDBLocalPersistence: 'IndexedDB',
}));

describe('where the sign-in is stored', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('in local storage, because a page left early would lock Firebase’s database for the next one in WebKit', () => {
    expect(signInStorage()).toEqual(['local storage']);
  });

  it('in IndexedDB if a service worker sends for a closed app', () => {
    vi.stubGlobal('SyncManager', vi.fn());
    expect(signInStorage()).toEqual(['IndexedDB']);
  });

  it('in IndexedDB in Firefox, which would lose it from local storage if killed within 5 s', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0' });
    expect(signInStorage()).toEqual(['IndexedDB']);
    localStorage.setItem('firebase:authUser:local:[DEFAULT]', '{"uid":"sam"}');
    expect(signInStorage()).toEqual(['IndexedDB', 'local storage']);
  });

  it('an earlier release’s sign-in is moved from Firebase’s database, once', () => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.org', displayName: 'Sam' }));
    expect(signInStorage()).toEqual(['local storage', 'IndexedDB']);
    localStorage.setItem('firebase:authUser:local:[DEFAULT]', '{"uid":"sam"}');
    expect(signInStorage()).toEqual(['local storage']);
  });
});
