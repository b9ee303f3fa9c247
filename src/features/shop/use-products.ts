import { useEffect, useState } from 'react';
import { nowIso } from '#src/platform/clock/clock.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';
import type { Product } from '#src/services/shop/answers.ts';
import { type LastProducts, keepProducts, lastProducts } from '#src/services/shop/last-products.ts';
import type { Products } from '#src/services/shop/shop.ts';

export type Shown =
  | { readonly kind: 'loading' | 'none' | 'failed' | 'offline' }
  | {
      readonly kind: 'products';
      readonly products: readonly Product[];
      /** Set when the shop did not answer: the date of its last list, and why Divot shows that one. */
      readonly old?: { readonly at: string; readonly because: 'offline' | 'failed' };
    };

/** What the slideshow shows: the shop's answer, else its last list with its date, else why there is nothing. */
export const shownProducts = (answer: Products | undefined, last: LastProducts | undefined, online: boolean): Shown => {
  if (answer && answer.products.length > 0) return { kind: 'products', products: answer.products };
  if (answer && !answer.failed) return { kind: 'none' };
  const because = online ? 'failed' : 'offline';
  if (last && online && !answer) return { kind: 'products', products: last.products };
  if (last) return { kind: 'products', products: last.products, old: { at: last.at, because } };
  return { kind: online ? (answer ? 'failed' : 'loading') : 'offline' };
};

const load = async (ask: () => Promise<Products>, show: (answer: Products) => void): Promise<void> => {
  const answer = await ask();
  show(answer);
  if (answer.products.length === 0) return;
  await keepProducts({ at: nowIso(), products: answer.products }).catch(logError);
};

/** Asks the shop when there is a connection, and again when it returns or the golfer retries. */
export const useProducts = (ask: () => Promise<Products>): { readonly shown: Shown; readonly retry: () => void } => {
  const online = useNetwork() !== 'offline';
  const [last] = useState(lastProducts);
  const [answer, setAnswer] = useState<Products>();
  useEffect(() => {
    if (online) void load(ask, setAnswer);
  }, [ask, online]);
  const retry = () => {
    setAnswer(undefined);
    void load(ask, setAnswer);
  };
  return { shown: shownProducts(answer, last, online), retry };
};
