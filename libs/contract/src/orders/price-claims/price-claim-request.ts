import { MOST_PRICE_CLAIM_COMMENT, PRICE_CLAIM_KINDS } from '@simpletread/domain';
import { z } from 'zod';

import { centsSchema, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const MOST_TYPED_ADDRESS = 8_000;

/** A claim for one line. Our own price is looked up; another seller's is named, with its address or a picture that follows. */
export const priceClaimRequest = shape({
  lineId: idSchema,
  kind: z.enum(PRICE_CLAIM_KINDS),
  /** Ignored for our own price. */
  pricePerTireInCents: centsSchema.nullable(),
  /** Empty if a picture proves the price. The domain refuses a long one with a sentence. */
  offerAddress: z.string().trim().max(MOST_TYPED_ADDRESS),
  comments: z.string().trim().max(MOST_PRICE_CLAIM_COMMENT),
});

export const CLAIM_FAULTS = [
  'record.missing',
  'priceClaim.orderCancelled',
  'priceClaim.tooEarly',
  'priceClaim.windowClosed',
  'priceClaim.lineUnknown',
  'priceClaim.nothingKept',
  'priceClaim.isOpen',
  'priceClaim.tooMany',
  'priceClaim.notLower',
  'priceClaim.priceTooLow',
  'priceClaim.noDrop',
  'priceClaim.addressInvalid',
  'priceClaim.addressTooLong',
  'payment.refundTooLarge',
] as const;

export const CLAIM_PICTURE_FAULTS = [
  'record.missing',
  'priceClaim.movedOn',
  'priceClaim.tooManyPictures',
  'return.pictureMissing',
  'return.pictureTooLarge',
  'return.pictureType',
  'return.pictureUnreadable',
  'picture.busy',
] as const;

export const CLAIM_STEP_FAULTS = ['record.missing', 'order.transitionRefused'] as const;
