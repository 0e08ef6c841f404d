import { PICKUP_PROOFS } from '@simpletread/domain';
import { z } from 'zod';

import { instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

/** An order at the counter of its warehouse. */
export const warehousePickupState = shape({
  warehouseCode: z.string(),
  readyBy: instantSchema,
  readyAt: instantSchema.nullable(),
  remindedAt: instantSchema.nullable(),
  wrongCodes: z.int(),
  proof: z.enum(PICKUP_PROOFS).nullable(),
  handedOverBy: z.string().nullable(),
});
