import type { Plugin } from 'vite';

const IN_RXDB = /rxdb\/dist\/esm\/.*\/(rx-storage-instance-dexie|utils-object)\.js/;

type Change = { readonly from: string; readonly to: string };
const changes: Readonly<Record<string, Change>> = {
  // An advertisement that the Dexie storage writes to the console at its first write.
  'rx-storage-instance-dexie': { from: 'var shownNonPremiumLog = false', to: 'var shownNonPremiumLog = true' },
  // The order of a schema's fields, for its hash. The browser takes some 10 ms of a start to load a language's order;
  // this one is the same for names of fields.
  'utils-object': { from: 'a.localeCompare(b)', to: '(a.toLowerCase() < b.toLowerCase() ? -1 : 1)' },
};

/** Takes out of RxDB what a start must not wait for and a golfer need not read. */
export const lighterRxdb = (): Plugin => ({
  name: 'divot-lighter-rxdb',
  transform: {
    filter: { id: IN_RXDB },
    handler(code, id) {
      const { from, to } = changes[IN_RXDB.exec(id)![1]!]!;
      if (!code.includes(from)) this.error(`RxDB no longer has '${from}' in ${id}.`);
      return { code: code.replaceAll(from, to), map: null };
    },
  },
});
