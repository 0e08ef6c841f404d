import { z } from 'zod';

/** A charge as the sandbox provider shows it. */
export const chargeBody = z.object({
  id: z.string(),
  status: z.enum(['succeeded', 'processing', 'failed']),
  failureCode: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }),
});

export type ChargeBody = z.output<typeof chargeBody>;

export const refundBody = z.object({ id: z.string(), status: z.literal('succeeded') });

export const errorBody = z.object({ error: z.object({ code: z.string() }) });
