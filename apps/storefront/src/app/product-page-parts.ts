import { BuyForm } from '../carts';
import type { ProductPageParts } from '../catalogue';
import { readReviews, Reviews } from '../reviews';
import { AskAboutTire } from '../support';

/** Parts of a product page that later rooms provide. */
export const PRODUCT_PAGE_PARTS: ProductPageParts = { AskAboutTire, BuyForm, Reviews, readReviews };
