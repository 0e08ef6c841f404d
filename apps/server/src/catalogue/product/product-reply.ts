import { getProduct, type ProductReply } from '@simpletread/contract';

import { prepareAround, type PreparedReply } from '../../platform/http/index.js';
import type { ShownProduct } from './show-product.js';

const withoutSizes = getProduct.reply.omit({ sizes: true });

/** A shown product as the text of a reply. */
export const writeProduct = ({ sizes, ...product }: ShownProduct): PreparedReply =>
  prepareAround(withoutSizes, product, { name: 'sizes', part: sizes.written() });

/** A shown product as a value. */
export const productReply = ({ sizes, ...product }: ShownProduct): ProductReply => ({
  ...product,
  // Most replies are sent as text and never read it.
  get sizes() {
    return sizes.values();
  },
});
