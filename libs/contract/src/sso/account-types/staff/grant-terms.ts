import { parseCompanyName, PRICE_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { field } from '../../../platform/faults/index.js';
import { instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

/** The proposed terms of an account type. */
export const grantTermsInput = shape({
  companyName: field(parseCompanyName).nullable(),
  priceGroup: z.enum(PRICE_GROUPS),
  taxExemption: shape({
    certificate: z.string().trim().min(3).max(60),
    /** The first moment the certificate is no longer valid. */
    until: instantSchema,
  }).nullable(),
  /** The first moment the type is no longer valid; null without an end. */
  until: instantSchema.nullable(),
});

export type GrantTermsInput = z.output<typeof grantTermsInput>;
