import {
  ACCOUNT_TYPES,
  MOST_CART_LINES,
  MOST_TIRES_PER_LINE,
  PRICE_GROUPS,
  VERIFIED_GROUPS,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { instantSchema, slugSchema, zipField } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { pricedCartSchema } from '../../price/index.js';
import { listNote, missNote, usesOfPromotion } from '../price-record.js';

const MOST_USES = 100;

/** The assumed buyer; missing parts are a guest's. */
const supposedShopper = shape({
  accountTypes: z.array(z.enum(ACCOUNT_TYPES)).max(ACCOUNT_TYPES.length).optional(),
  priceGroup: z.enum(PRICE_GROUPS).optional(),
  isCrewMember: z.boolean().optional(),
  verifiedGroups: z.array(z.enum(VERIFIED_GROUPS)).max(VERIFIED_GROUPS.length).optional(),
  isTaxExempt: z.boolean().optional(),
  isFirstOrder: z.boolean().nullable().optional(),
  uses: z.array(usesOfPromotion).max(MOST_USES).optional(),
});

export const explainPriceOfCart = endpoint({
  id: 'admin.pricing.explain',
  method: 'POST',
  path: '/admin/price-explanations',
  summary:
    'The price of a hypothetical cart, for any buyer at any time: exactly the price the shop would charge, or charged, with every promotion that does not apply and why.',
  access: staffAccess('pricing.explain'),
  body: shape({
    lines: z
      .array(
        shape({
          itemNumber: z.int().min(1),
          quantity: z.int().min(1).max(MOST_TIRES_PER_LINE),
          hasRoadHazard: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(MOST_CART_LINES),
    zip: zipField.nullable().default(null),
    /** The shop that mounts the tires; null to ship them. */
    shopCode: z.string().max(20).nullable().default(null),
    shopper: supposedShopper.default({}),
    vehicle: shape({ year: z.int(), makeSlug: slugSchema, modelSlug: slugSchema }).nullable().default(null),
    code: z.string().max(60).nullable().default(null),
    paymentMethod: z.string().max(40).nullable().default(null),
    /** The moment of the price; now if null. A past moment uses the rules of that time. */
    at: instantSchema.nullable().default(null),
  }),
  reply: shape({
    at: instantSchema,
    pricing: pricedCartSchema,
    lists: z.array(listNote),
    /** Nearest misses first. */
    missed: z.array(missNote),
  }),
  isQuestion: true,
  faults: [
    'tire.unknown',
    'shop.unknown',
    'shop.cannotInstall',
    'contact.zipInvalid',
    'coupon.unknown',
    'coupon.ended',
    'coupon.usedUp',
    'pricing.pastUnknown',
    'request.rateLimited',
  ],
});
