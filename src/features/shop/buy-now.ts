import type { Product } from '#src/services/shop/answers.ts';
import type { Shop } from '#src/services/shop/shop.ts';

/** The part of a browser tab that a purchase uses. */
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
  /** Title of the tab while the shop creates the checkout. */
  readonly waiting: string;
  /** Opens an empty tab. Returns null if the browser refuses. */
  readonly openTab: () => Tab | null;
};

/**
 * Buys one piece in a new tab. The tab opens during the tap, so that no pop-up blocker stops it. It then goes to the
 * checkout, or to the product's page if there is none. Returns that address if no tab could open.
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
