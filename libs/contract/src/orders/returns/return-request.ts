import { MOST_RETURN_COMMENT, RETURN_REASONS } from '@simpletread/domain';
import { z } from 'zod';

import { centsSchema, chosenVehicle, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const MOST_LINES = 20;

/** A request for a return. Lines of zero tires are left out. */
export const returnRequest = shape({
  lines: z.array(shape({ lineId: idSchema, quantity: z.int().min(0).max(1000) })).max(MOST_LINES),
  reason: z.enum(RETURN_REASONS),
  comments: z.string().trim().max(MOST_RETURN_COMMENT),
  /** The buyer says that the tires are unused and unmounted. */
  isUnused: z.boolean(),
  /** The refund that the buyer saw; another one is refused with `record.stale`. */
  expectedRefundInCents: centsSchema,
  /** The right tires that the buyer orders instead, as many as come back; the vehicle is the order’s if null. */
  exchange: shape({ tireId: idSchema, vehicle: chosenVehicle.nullable().default(null) })
    .nullable()
    .default(null),
});

export const REQUEST_FAULTS = [
  'record.missing',
  'record.stale',
  'return.notDelivered',
  'return.windowClosed',
  'return.nothingChosen',
  'return.tooMany',
  'return.noneLeft',
  'return.lineUnknown',
  'return.notUnused',
  'return.exchangeReason',
  'return.exchangeSameSize',
  'return.exchangeUnfit',
  'tire.unknown',
  'tire.discontinued',
  'tire.outOfStock',
  'vehicle.required',
  'vehicle.unknown',
] as const;

export const PICTURE_FAULTS = [
  'record.missing',
  'return.movedOn',
  'return.pictureMissing',
  'return.pictureTooLarge',
  'return.pictureType',
  'return.pictureUnreadable',
  'return.tooManyPictures',
  'picture.busy',
] as const;

export const STEP_FAULTS = ['record.missing', 'order.transitionRefused'] as const;

/** An appeal against a denial. */
export const appealText = z.string().trim().min(1).max(MOST_RETURN_COMMENT);
