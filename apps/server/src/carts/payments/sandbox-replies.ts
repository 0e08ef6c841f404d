import { cents } from '@simpletread/domain';
import { z } from 'zod';

/** A charge as the sandbox provider shows it. */
export const chargeBody = z.object({
  id: z.string(),
  status: z.enum(['succeeded', 'processing', 'failed']),
  failureCode: z.string().nullable(),
  amountInCents: z.int().transform(cents),
  currency: z.string(),
  reference: z.string(),
  card: z.object({ brand: z.string(), last4: z.string().nullable(), identity: z.string().nullable() }),
});

export type ChargeBody = z.output<typeof chargeBody>;

export const tokenBody = z.object({ identity: z.string() });

export const refundBody = z.object({ id: z.string(), status: z.literal('succeeded') });

export const errorBody = z.object({ error: z.object({ code: z.string() }) });

/** A session at a lender as the sandbox shows it. */
export const loanBody = z.object({
  id: z.string(),
  state: z.enum(['open', 'approved', 'declined', 'left', 'cancelled', 'captured', 'expired']),
  lender: z.string(),
  charge: z.string().nullable(),
  /** The amount that was lent. */
  amountInCents: z.int().transform(cents),
  currency: z.string(),
  reference: z.string(),
  page: z.string(),
  /** Its own number of a loan on net terms. */
  loanId: z.string().max(40).nullable(),
});

export type LoanBody = z.output<typeof loanBody>;
