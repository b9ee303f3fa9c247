import type { Product } from '#src/services/shop/answers.ts';
import type { Shop } from '#src/services/shop/shop.ts';

/** What is used of a browser tab. */
export type Tab = {
  readonly closed: boolean;
  opener: unknown;
  readonly document: { title: string };
  readonly location: { replace(url: string): void };
};

type Purchase = {
  readonly shop: Pick<Shop, 'checkout' | 'productUrl'>;
  readonly product: Pick<Product, 'variantId' | 'handle'>;
  readonly discountCode: string;
  /** Title of the tab while the checkout is made. */
  readonly waiting: string;
  /** Opens an empty tab, or null where the browser refuses. */
  readonly openTab: () => Tab | null;
};

/**
 * One piece, bought in a new tab. The tab opens within the tap itself, so that no blocker takes it for a pop-up, and is
 * led to the checkout, or to the product's page when there is none. Returns the address when no tab could be opened.
 */
export const buyNow = async (purchase: Purchase): Promise<string | undefined> => {
  const { shop, product, discountCode, waiting, openTab } = purchase;
  const tab = openTab();
  if (tab) {
    tab.document.title = waiting;
    tab.opener = null;
  }
  const checkout = await shop.checkout(product.variantId, discountCode);
  const url = checkout?.webUrl ?? shop.productUrl(product.handle);
  if (!tab) return url;
  if (!tab.closed) tab.location.replace(url);
  return undefined;
};
