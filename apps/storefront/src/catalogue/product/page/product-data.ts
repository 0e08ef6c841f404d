import type { ProductReply, ProductReviewsReply } from '@simpletread/contract';
import type { Product } from 'schema-dts';
import { lineData, productData } from '../../../shell/search-engines';

/** Returns a product page's structured data: the chosen tire, otherwise the line with its prices; null without any on sale. */
export const pageData = (
  product: ProductReply,
  path: string,
  reviews: ProductReviewsReply | null,
): Exclude<Product, string> | null => {
  const { selected } = product;
  const name = `${product.brandName} ${product.lineName}`;
  const facts = {
    name,
    brand: product.brandName,
    description: product.description,
    imageKey: product.imageKey,
    href: path,
    // Google takes no reviews from other sites in a shop’s rating.
    rating: reviews?.own.rating ?? null,
    reviewCount: reviews?.own.total ?? 0,
    reviews: reviews?.items ?? [],
  };
  if (selected === null)
    return lineData({ ...facts, prices: product.sizes.map(({ priceInCents }) => priceInCents) });
  return productData({
    ...facts,
    name: `${name} ${selected.sizeCode}`,
    sku: String(selected.itemNumber),
    price: selected.priceInCents,
    freight: selected.freightInCents,
    isInStock: selected.availability.quantity > 0,
  });
};
