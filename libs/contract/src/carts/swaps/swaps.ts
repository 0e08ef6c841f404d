import { FULFILMENTS, MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { z } from 'zod';

import { fitVerdictSchema } from '../../catalogue/index.js';
import { appointmentView } from '../../installers/index.js';
import { publicAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, chosenVehicle, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { cartReply } from '../cart/index.js';

/** The most tires that a swap offers, the best match first. */
export const MOST_SWAP_OFFERS = 8;

/** The token in its link. Sent only in bodies, to keep it out of logs. */
const swapToken = z.string().max(120);

/** An order whose tires can be swapped for others before they ship, as the holder of its link sees it. */
export const swapView = shape({
  orderNumber: z.string(),
  /** Why its tires can’t be swapped; null if they can. */
  refusal: z.string().nullable(),
  /** The end of the buyer’s own 30 minutes; null for a link from staff, which works until the tires are labeled. */
  until: instantSchema.nullable(),
  vehicle: chosenVehicle.nullable(),
  fulfilment: z.enum(FULFILMENTS),
  shopName: z.string().nullable(),
  appointment: appointmentView.nullable(),
  /** The tires that are left, by line. */
  lines: z.array(
    shape({
      lineId: idSchema,
      /** `Kestrel Tour 4S 225/65R17 102H`. */
      name: z.string(),
      sizeCode: z.string(),
      quantity: z.int(),
    }),
  ),
});

export type SwapView = z.output<typeof swapView>;

/** Other tires for a line, or more of the same, and the whole order with them. */
export const swapOffer = shape({
  tireId: idSchema,
  name: z.string(),
  sizeCode: z.string(),
  /** Null without a vehicle; the tires then are of the same size. */
  fit: fitVerdictSchema.nullable(),
  /** The parts of the price before and after; the total is last. */
  amounts: z.array(shape({ label: z.string(), beforeInCents: centsSchema, afterInCents: centsSchema })),
  /** The price of the whole new order, paid at checkout. */
  totalInCents: centsSchema,
  /** Refunded for the old order once the new one is placed, and where to. */
  refundInCents: centsSchema,
  refundTo: z.string(),
  /** False if the appointment can’t be kept: the buyer chooses another at checkout. Null without one. */
  keepsAppointment: z.boolean().nullable(),
  /** One sentence for each effect. */
  effects: z.array(z.string()),
});

export type SwapOffer = z.output<typeof swapOffer>;

const wish = {
  token: swapToken,
  lineId: idSchema,
  quantity: z.int().min(1).max(MOST_TIRES_PER_LINE),
};

const SWAP_FAULTS = [
  'record.missing',
  'approval.pending',
  'order.alreadyCancelled',
  'order.changeTooLate',
  'order.changeReturnInstead',
  'order.changeWindowClosed',
  'order.changeLineUnknown',
  'order.swapHeld',
] as const;

export const showSwap = endpoint({
  id: 'swaps.show',
  method: 'POST',
  path: '/swaps/shown',
  summary: 'The order behind a link for swapping its tires: lines, vehicle, appointment and deadline.',
  access: publicAccess,
  body: shape({ token: swapToken }),
  reply: swapView,
  isQuestion: true,
  faults: ['record.missing'],
});

export const offerSwap = endpoint({
  id: 'swaps.offer',
  method: 'POST',
  path: '/swaps/offers',
  summary:
    'Tires in stock that fit instead of a line’s, the best match first: each with its verdict, the price of the new order, the refund of the old one, and the appointment.',
  access: publicOrCustomerAccess,
  body: shape(wish),
  reply: shape({ tires: z.array(swapOffer) }),
  isQuestion: true,
  faults: SWAP_FAULTS,
});

export const takeSwap = endpoint({
  id: 'swaps.take',
  method: 'POST',
  path: '/swaps/taken',
  summary:
    'Puts the chosen tires, the other lines and the delivery of an order into a cart; the order placed from it replaces the old one, which is refunded.',
  access: publicOrCustomerAccess,
  body: shape({
    ...wish,
    tireId: idSchema,
    /** The shopper’s own cart; if missing or already ordered, a new one is opened. */
    cartToken: z.string().max(100).nullable().default(null),
  }),
  reply: shape({ cartToken: z.string(), cart: cartReply }),
  isIdempotent: true,
  faults: [
    ...SWAP_FAULTS,
    'order.changeUnchanged',
    'fitment.refused',
    'record.stale',
    'tire.unknown',
    'tire.discontinued',
    'tire.outOfStock',
    'cart.quantityInvalid',
    'cart.tooManyLines',
    'cart.alreadyOrdered',
    'cart.beingPaid',
    'contact.zipInvalid',
    'vehicle.unknown',
  ],
});
