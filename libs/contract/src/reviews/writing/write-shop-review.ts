import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';
import { SHOP_REVIEW_FORM, SHOP_REVIEW_FORM_FAULTS } from './shop-review-form.js';
import { purchaseClaim, writtenReview } from './write-review.js';

export const writeShopReview = endpoint({
  id: 'reviews.writeOfShop',
  method: 'POST',
  path: '/shops/{code}/reviews',
  summary:
    'Sends a review of a partner shop to our moderators. Only an order whose tires were installed there proves it, by number and ZIP or by the signed-in account; each order has one review.',
  access: publicOrCustomerAccess,
  params: shape({ code: z.string().regex(/^[A-Z0-9-]{3,20}$/i) }),
  body: shape({
    ...SHOP_REVIEW_FORM,
    /** Left out, the signed-in account’s latest order at the shop. */
    order: purchaseClaim.nullable(),
    /** Seconds that the form was open; null if unknown. */
    seconds: z.int().min(0).max(86_400).nullable(),
  }),
  reply: writtenReview,
  isIdempotent: true,
  faults: [
    ...SHOP_REVIEW_FORM_FAULTS,
    'shop.unknown',
    'review.notInstalled',
    'review.orderReviewed',
    'request.rateLimited',
    'order.trackingMismatch',
    'order.codeNeeded',
    'order.codeWrong',
    'contact.zipInvalid',
  ],
});
