import { parseCompanyName, PRICE_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { field } from '../../../platform/faults/index.js';
import { instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

/** What staff propose to give an account together with a type. */
export const grantTermsInput = shape({
  companyName: field(parseCompanyName).nullable(),
  priceGroup: z.enum(PRICE_GROUPS),
  taxExemption: shape({
    certificate: z.string().trim().min(3).max(60),
    until: instantSchema,
  }).nullable(),
  /** The first moment at which the type no longer holds; null without an end. */
  until: instantSchema.nullable(),
});

export type GrantTermsInput = z.output<typeof grantTermsInput>;
