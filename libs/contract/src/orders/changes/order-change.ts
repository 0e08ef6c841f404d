import { MOST_CART_LINES, MOST_TIRES_PER_LINE } from '@simpletread/domain';
import { z } from 'zod';

import { pickupPointCode } from '../../delivery/index.js';
import {
  centsSchema,
  daySchema,
  idSchema,
  refuseMailboxBelow,
  shipToInput,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const { email, phone, phoneType, firstName, lastName, ...place } = shipToInput.shape;

const stayingTires = shape({
  lineId: idSchema,
  /** The tires that stay; zero removes the line. */
  quantity: z.int().min(0).max(MOST_TIRES_PER_LINE),
  /** False drops the road hazard coverage of the tires that stay. */
  keepsCoverage: z.boolean(),
});

const wayToReceive = z.discriminatedUnion('fulfilment', [
  shape({ fulfilment: z.literal('ship-to-me'), ...place }).superRefine(refuseMailboxBelow),
  shape({ fulfilment: z.literal('fedex-pickup'), pickupPointCode }),
]);

/**
 * A proposed change: a whole contact or a whole address, read like the ship-to form, the way to receive the order instead, or the tires that
 * stay.
 */
export const orderChange = z.discriminatedUnion('kind', [
  shape({ kind: z.literal('contact'), email, phone, phoneType, firstName, lastName }),
  shape({ kind: z.literal('address'), ...place }).superRefine(refuseMailboxBelow),
  shape({ kind: z.literal('receiving'), to: wayToReceive }),
  shape({
    kind: z.literal('tires'),
    lines: z.array(stayingTires).min(1).max(MOST_CART_LINES),
    /** We can’t deliver the tires: handling that an exchange waived isn’t charged. Ignored from buyers. */
    waivesHandling: z.boolean().optional(),
  }),
]);

/** A change as it is sent: each field as it was typed. */
export type OrderChangeBody = z.input<typeof orderChange>;

/** A change as its preview showed it. */
export const seenChange = {
  change: orderChange,
  /** From the preview: anything that differs by now is refused with `record.stale`. */
  previewToken: z.string().regex(/^[0-9a-f]{64}$/),
};

/** The effects of a change, before it is made. */
export const orderChangePreview = shape({
  previewToken: z.string(),
  orderVersion: versionSchema,
  fields: z.array(shape({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** The amounts that may change, and at last the total. */
  amounts: z.array(shape({ label: z.string(), beforeInCents: centsSchema, afterInCents: centsSchema })),
  deliveryBefore: daySchema.nullable(),
  deliveryAfter: daySchema.nullable(),
  /** One sentence for each effect. */
  effects: z.array(z.string()),
  /** On top of what was refunded before; zero where nothing goes back. */
  refundInCents: centsSchema,
  /** True if a second person has to approve it. Always false for a buyer. */
  needsApproval: z.boolean(),
});

export type OrderChangePreview = z.output<typeof orderChangePreview>;

export const PREVIEW_FAULTS = [
  'record.missing',
  'approval.pending',
  'order.alreadyCancelled',
  'order.changeTooLate',
  'order.changeDelivered',
  'order.changeUnchanged',
  'order.changeCostsMore',
  'order.changeCostsLess',
  'order.changeTaxedAnew',
  'order.changeExempt',
  'order.receivingCostsMore',
  'order.receivingBeyondYou',
  'pickupPoint.unknown',
  'order.changeReturnInstead',
  'order.changeWindowClosed',
  'order.changeMoreTires',
  'order.changeLeavesNothing',
  'order.changeLineUnknown',
  'order.addressOfShop',
  'order.addressOfPickup',
  'contact.zipInvalid',
  'contact.zipStateMismatch',
  'contact.militaryAddress',
  'contact.outsideShippingArea',
] as const;

/** A buyer's change is refused while someone who must be notified has reached the daily limit of emails. */
export const MAIL_FAULTS = ['mail.recipientFull', 'mail.senderFull'] as const;
