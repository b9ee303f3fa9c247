import type { Plugin } from 'vite';

/** Takes out the advertisement that RxDB's Dexie storage writes to the console at its first write. */
export const quietRxdb = (): Plugin => ({
  name: 'divot-quiet-rxdb',
  transform: {
    filter: { id: /storage-dexie\/rx-storage-instance-dexie\.js/ },
    handler(code) {
      const quiet = code.replace('var shownNonPremiumLog = false', 'var shownNonPremiumLog = true');
      if (quiet === code) this.error('RxDB no longer marks its advertisement as shown by shownNonPremiumLog.');
      return { code: quiet, map: null };
    },
  },
});
