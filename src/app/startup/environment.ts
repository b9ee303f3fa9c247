/** Whether this browser really stores data for us: some forbid it in private windows and only say so when asked. */
export const canStore = (): Promise<boolean> =>
  new Promise((answer) => {
    try {
      const name = 'divot-environment';
      const request = indexedDB.open(name);
      request.addEventListener('error', () => answer(false));
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase(name);
        answer(true);
      });
    } catch {
      answer(false);
    }
  });
