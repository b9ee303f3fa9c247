/** Whose account it is. The name counts only for an account that is new. */
export type Account = { readonly email: string; readonly password: string; readonly name?: string };

type SignedIn = {
  readonly localId: string;
  readonly displayName?: string;
  readonly idToken: string;
  readonly refreshToken: string;
};

/**
 * Runs in a page of the app's address that runs none of the app. Creates the golfer's account, or signs in to it, and
 * stores the sign-in as the app and Firebase store theirs, so that the app's next page opens signed in.
 */
export const plantSignIn = async ({ name, email, password }: Account): Promise<void> => {
  const ask = async (method: string) => {
    const answer = await fetch(`/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, displayName: name, returnSecureToken: true }),
    });
    if (!answer.ok) throw new Error(`${method}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as SignedIn;
  };
  const {
    localId: uid,
    displayName = name ?? '',
    ...tokens
  } = await ask('signInWithPassword').catch(() => ask('signUp'));
  localStorage.setItem('auth', JSON.stringify({ uid, email, displayName }));
  const user = {
    uid,
    email,
    displayName,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: tokens.idToken,
      refreshToken: tokens.refreshToken,
      expirationTime: Date.now() + 3_600_000,
    },
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  const key = 'firebase:authUser:local:[DEFAULT]';
  if (!('SyncManager' in globalThis)) {
    localStorage.setItem(key, JSON.stringify(user));
    return;
  }
  await new Promise<void>((stored, failed) => {
    const request = indexedDB.open('firebaseLocalStorageDb', 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    );
    request.addEventListener('error', () => failed(request.error ?? new Error(request.result.name)));
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('firebaseLocalStorage', 'readwrite');
      transaction.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: user });
      transaction.addEventListener('complete', () => {
        request.result.close();
        stored();
      });
    });
  });
};
