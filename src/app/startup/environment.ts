/** Whether this browser really stores data. Some forbid it in private windows and say so only when asked. */
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
