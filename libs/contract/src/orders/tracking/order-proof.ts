import { z } from 'zod';

import { zipField } from '../../platform/schema/index.js';

/** The proof that opens an order without an account. */
export const ORDER_PROOF = {
  orderNumber: z.string().max(40),
  zip: zipField,
  /** From our email, for a number that answers `order.codeNeeded`, and for changes of a guest’s order. */
  code: z.string().max(20).optional(),
} as const;

/** Proofs that a visitor with number and ZIP may still lack to change an order: its account, or a code from our email. */
export const CHANGE_NEEDS = ['signIn', 'code'] as const;

export const PROOF_FAULTS = [
  'order.trackingMismatch',
  'order.codeNeeded',
  'order.codeWrong',
  'contact.zipInvalid',
] as const;

/** Also those of a change, which number and ZIP alone don't allow. */
export const CHANGE_FAULTS = [...PROOF_FAULTS, 'order.changeCodeNeeded', 'order.signInNeeded'] as const;
