import type { ProductReply, TireVariant } from '@simpletread/contract';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { itemNumberOf, type ProductQuery, readProduct } from '../tires';
import { isRefusal, orNotFound } from '../../shell/api';
import { brandSlugOf, lineHref, productHref } from '../../shell/paths';
import { readShopper, type Shopper } from '../../shell/shopper';

export interface ProductAddress {
  readonly brand: string;
  readonly line: string;
  readonly item: number | null;
}

export interface ProductPage {
  readonly product: ProductReply;
  readonly shopper: Shopper;
  readonly path: string;
}

/** The product that an address names. Another case leads to the right address; what is no product is a 404. */
export const productAddressOf = (segments: {
  readonly brand: string;
  readonly productLine: string;
  readonly itemId?: string;
}): ProductAddress => {
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

/** Reads without the shopper's vehicle and without the rear tire where they are not known any more. */
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

/** The product at an address as this shopper sees it; with a rear item its total is that of the staggered set. */
export const readProductPage = cache(
  async (
    brand: string,
    line: string,
    item: number | null,
    quantity: number,
    rearItem?: number,
  ): Promise<ProductPage> => {
    const shopper = await readShopper();
    const query: ProductQuery = {
      quantity,
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

/** The rear tire of a staggered set among the line's sizes. */
export const rearOf = (product: ProductReply, rearItem: number | undefined): TireVariant | null =>
  product.sizes.find(({ itemNumber }) => itemNumber === rearItem) ?? null;
