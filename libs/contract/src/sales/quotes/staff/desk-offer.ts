import { MOST_CART_LINES, PRICE_LABELS, QUOTE_OPTIONS } from '@simpletread/domain';
import { z } from 'zod';

import { fitVerdictSchema } from '../../../catalogue/index.js';
import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, chosenVehicle, idSchema, zipField } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { currentOffer, quoteReceiving } from '../quote.js';

const tireMargin = shape({
  lineId: idSchema,
  /** The price of a tire after promotions: what the quote would hold. */
  unitPriceInCents: centsSchema,
  /** The part of it above the cost, in parts per million; null if the cost is unknown. */
  marginPpm: z.int().nullable(),
  /** The lowest price without approval; null if the cost is unknown. */
  floorInCents: centsSchema.nullable(),
  isBelowFloor: z.boolean(),
});

/** An offer as its representative sees it: at the prices of the customer's account, with margins. */
export const deskOffer = shape({
  ...currentOffer.shape,
  /** Null for staff who may not see margins. */
  margins: z.array(tireMargin).nullable(),
  /** True if a discount is beyond what the viewer may give alone. */
  needsApproval: z.boolean(),
});

/** A quote as it would be sent now: its first option, and the others. */
export const pricedQuote = shape({
  option: z.enum(QUOTE_OPTIONS),
  offer: deskOffer,
  /** The place and time that it names; null where the customer chooses. */
  receiving: quoteReceiving.nullable(),
  others: z.array(shape({ option: z.enum(QUOTE_OPTIONS), offer: deskOffer })),
});

export type DeskOffer = z.output<typeof deskOffer>;
export type DeskMargin = z.output<typeof tireMargin>;

/** The address whose account gives the price group; anything else gives retail prices. */
export const priceGroupEmail = z.string().max(254).nullable().default(null);

export const judgeQuotableTires = endpoint({
  id: 'admin.quotes.judgeTires',
  method: 'POST',
  path: '/admin/quotable-tires',
  summary: 'Tells for each tire whether it fits the vehicle, and its retail and own price for the customer.',
  access: staffAccess('quotes.write'),
  body: shape({
    tireIds: z.array(idSchema).min(1).max(MOST_CART_LINES),
    vehicle: chosenVehicle.nullable(),
    zip: zipField.nullable(),
    email: priceGroupEmail,
  }),
  reply: shape({
    tires: z.array(
      shape({
        tireId: idSchema,
        /** Null without a vehicle. */
        fit: fitVerdictSchema.nullable(),
        priceInCents: centsSchema,
        retailPriceInCents: centsSchema,
        priceLabel: z.enum(PRICE_LABELS).nullable(),
        inStock: z.int(),
      }),
    ),
  }),
  isQuestion: true,
  faults: ['contact.zipInvalid', 'vehicle.unknown'],
});
