import type { ProductReply, TireVariant } from '@simpletread/contract';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { readProduct } from '../../api/catalogue';
import { isRefusal, orNotFound } from '../../api/contract-problem';
import { brandSlugOf, lineHref, productHref } from '../../routes';
import { readShopper, type Shopper } from '../../shopper/shopper';
import { itemNumberOf } from './product-address';

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

/** The product at an address as this shopper sees it. */
export const readProductPage = cache(
  async (brand: string, line: string, item: number | null, quantity: number): Promise<ProductPage> => {
    const shopper = await readShopper();
    const wish = {
      quantity,
      ...(item === null ? {} : { item }),
      ...(shopper.place === null ? {} : { zip: shopper.place.zip }),
    };
    const path =
      item === null
        ? lineHref(brand, line)
        : productHref({ brandSlug: brand, lineSlug: line, itemNumber: item });
    const read = async (): Promise<ProductReply> => {
      if (shopper.vehicle === null) return readProduct(brand, line, wish);
      try {
        return await readProduct(brand, line, { ...wish, vehicle: shopper.vehicle.key });
      } catch (error) {
        if (isRefusal(error, 'vehicle.unknown')) return readProduct(brand, line, wish);
        throw error;
      }
    };
    return { product: await orNotFound(read(), 'tire.unknown'), shopper, path };
  },
);

/** The rear tire of a staggered set among the line's sizes. */
export const rearOf = (product: ProductReply, rearItem: number | undefined): TireVariant | null =>
  product.sizes.find(({ itemNumber }) => itemNumber === rearItem) ?? null;
