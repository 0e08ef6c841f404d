import type { ProductReply, TireVariant } from '@simpletread/contract';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { itemNumberOf, type ProductQuery, readProduct } from '../../tires';
import { isRefusal, orNotFound } from '../../../shell/api';
import { brandSlugOf, isPlainSegment, lineHref, productHref } from '../../../shell/paths';
import { readShopper, type Shopper } from '../../../shell/shopper';
import { type AskedSizes, hrefInSize, type ProductAddress } from '../sizes/tire-in-size';

export interface ProductPage {
  readonly product: ProductReply;
  readonly shopper: Shopper;
  readonly path: string;
}

/** Returns the product in an address. Different case redirects to the canonical address; an unknown product is not found. */
export const productAddressOf = (segments: {
  readonly brand: string;
  readonly productLine: string;
  readonly itemId?: string;
}): ProductAddress => {
  if (!isPlainSegment(segments.brand) || !isPlainSegment(segments.productLine)) notFound();
  const brand = brandSlugOf(segments.brand.toLowerCase()) ?? notFound();
  const line = segments.productLine.toLowerCase();
  const item = segments.itemId === undefined ? null : (itemNumberOf(segments.itemId) ?? notFound());
  if (line !== segments.productLine || segments.brand !== segments.brand.toLowerCase()) {
    permanentRedirect(
      item === null
        ? lineHref(brand, line)
        : productHref({ brandSlug: brand, lineSlug: line, itemNumber: item }),
    );
  }
  return { brand, line, item };
};

/** Retries without the shopper's vehicle and without the rear tire if they are no longer known. */
const readKnown = async (brand: string, line: string, query: ProductQuery): Promise<ProductReply> => {
  const { vehicle, rearItem, ...rest } = query;
  try {
    return await readProduct(brand, line, query);
  } catch (error) {
    if (vehicle !== undefined && isRefusal(error, 'vehicle.unknown'))
      return readKnown(brand, line, rearItem === undefined ? rest : { ...rest, rearItem });
    if (rearItem !== undefined && isRefusal(error, 'tire.unknown'))
      return readKnown(brand, line, vehicle === undefined ? rest : { ...rest, vehicle });
    throw error;
  }
};

/** Returns the product at an address for this shopper; with a rear item its total is the staggered set's, and ticked coverage is in it. */
export const readProductPage = cache(
  async (
    brand: string,
    line: string,
    item: number | null,
    quantity: number,
    rearItem?: number,
    hasCoverage = false,
  ): Promise<ProductPage> => {
    const shopper = await readShopper();
    const query: ProductQuery = {
      quantity,
      ...(hasCoverage ? { coverage: 'on' as const } : {}),
      ...(rearItem === undefined ? {} : { rearItem }),
      ...(shopper.vehicle === null ? {} : { vehicle: shopper.vehicle.key }),
      ...(item === null ? {} : { item }),
      ...(shopper.place === null ? {} : { zip: shopper.place.zip }),
    };
    const path =
      item === null
        ? lineHref(brand, line)
        : productHref({ brandSlug: brand, lineSlug: line, itemNumber: item });
    return { product: await orNotFound(readKnown(brand, line, query), 'tire.unknown'), shopper, path };
  },
);

/** Returns a staggered set's rear tire among the line's sizes. */
export const rearOf = (product: ProductReply, rearItem: number | undefined): TireVariant | null =>
  product.sizes.find(({ itemNumber }) => itemNumber === rearItem) ?? null;

/** Returns where an address that asks for sizes leads; null where it asks for none, or for one that the line isn't sold in. */
export const tireInSize = async (address: ProductAddress, asked: AskedSizes): Promise<string | null> => {
  if (asked.size === '' && asked.rearSize === '') return null;
  const { product } = await readProductPage(address.brand, address.line, null, 4);
  return hrefInSize(address, asked, product.sizes);
};
