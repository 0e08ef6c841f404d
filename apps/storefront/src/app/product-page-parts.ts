import { BuyForm } from '../carts';
import type { ProductPageParts } from '../catalogue';
import { readReviews, Reviews } from '../reviews';

/** What later rooms put on a product's page. */
export const PRODUCT_PAGE_PARTS: ProductPageParts = { BuyForm, Reviews, readReviews };
