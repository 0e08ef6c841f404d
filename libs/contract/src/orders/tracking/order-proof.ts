import { z } from 'zod';

import { zipField } from '../../platform/schema/index.js';

/** The proof that opens an order without an account. */
export const ORDER_PROOF = {
  orderNumber: z.string().max(40),
  zip: zipField,
  /** From our email, for a number that answers `order.codeNeeded`. */
  code: z.string().max(20).optional(),
} as const;

export const PROOF_FAULTS = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'contact.zipInvalid',
] as const;
