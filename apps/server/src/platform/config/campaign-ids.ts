import { z } from 'zod';

/** Ids of promotions with commas between them, each once, in the order in which campaigns show them. */
export const campaignIdsSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((id) => id.trim().toLowerCase())
      .filter((id) => id !== ''),
  )
  .pipe(z.array(z.uuid()))
  .refine((ids) => new Set(ids).size === ids.length)
  .describe('comma-separated promotion ids, each once, or absent');
