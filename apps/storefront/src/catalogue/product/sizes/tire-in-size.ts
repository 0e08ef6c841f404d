import type { TireVariant } from '@simpletread/contract';
import { productHref } from '../../../shell/paths';

export interface ProductAddress {
  readonly brand: string;
  readonly line: string;
  readonly item: number | null;
}

type Sold = Pick<TireVariant, 'itemNumber' | 'sizeSlug' | 'availability'>;

/** The sizes that an address asks for, as slugs; empty without one. */
export interface AskedSizes {
  readonly size: string;
  readonly rearSize: string;
}

/** Returns the line's tire in the size of this slug, one in stock if there is one. */
const inSize = (sold: readonly Sold[], sizeSlug: string): Sold | undefined => {
  const found = sold.filter((size) => size.sizeSlug === sizeSlug.toLowerCase());
  return found.find(({ availability }) => availability.quantity > 0) ?? found[0];
};

/**
 * Returns the address of a line's tire in the size of a slug, with the rear tire of a staggered set if the line has both; null where the line isn't
 * sold in it, or no size is asked for. Without `size` the front tire is the one that the address names.
 */
export const hrefInSize = (
  { brand, line, item }: ProductAddress,
  { size, rearSize }: AskedSizes,
  sold: readonly Sold[],
): string | null => {
  if (size === '' && rearSize === '') return null;
  const front = size === '' ? item : (inSize(sold, size)?.itemNumber ?? null);
  const rear = rearSize === '' ? undefined : inSize(sold, rearSize)?.itemNumber;
  if (front === null || (size === '' && rear === undefined)) return null;
  const href = productHref({ brandSlug: brand, lineSlug: line, itemNumber: front });
  return rear === undefined || rear === front ? href : `${href}?rear=${rear}`;
};
