import { isRecord } from '#src/domain/shared/is-record.ts';
import { keepOnlyPictures } from '#src/platform/storage/kept-pictures.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import type { Product } from './answers.ts';

// The shop's last list of products and when it came. It is shown without signal.

const KEY = 'divot-shop';

export type LastProducts = { readonly at: string; readonly products: readonly Product[] };

const isProduct = (value: unknown): value is Product =>
  isRecord(value) &&
  ['id', 'title', 'description', 'handle', 'imageAlt', 'price', 'currency', 'variantId'].every(
    (field) => typeof value[field] === 'string',
  ) &&
  (value['image'] === undefined || typeof value['image'] === 'string') &&
  typeof value['availableForSale'] === 'boolean';

const isLast = (value: unknown): value is LastProducts =>
  isRecord(value) &&
  typeof value['at'] === 'string' &&
  !Number.isNaN(Date.parse(value['at'])) &&
  Array.isArray(value['products']) &&
  value['products'].length > 0 &&
  value['products'].every(isProduct);

export const lastProducts = (): LastProducts | undefined => readLocal(KEY, isLast);

/** Keeps the list, and deletes pictures on the device that it no longer shows. */
export const keepProducts = async (products: LastProducts): Promise<void> => {
  writeLocal(KEY, products);
  await keepOnlyPictures(new Set(products.products.flatMap(({ image }) => image ?? [])));
};
