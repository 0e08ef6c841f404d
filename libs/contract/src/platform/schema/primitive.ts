import { z } from 'zod';

import { shape } from '../shape/index.js';

export const idSchema = z.uuid();

/** An instant in UTC as ISO 8601. */
export const instantSchema = z.iso.datetime();

/** A calendar day as YYYY-MM-DD. */
export const daySchema = z.iso.date();

export const slugSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9-]+$/);

/** An optimistic version: a write with any other version is refused with `record.stale`. */
export const versionSchema = z.int().min(1);

/** The same for a DELETE, which has no body; without it, the record goes whatever its version. */
export const versionQuery = shape({ version: z.coerce.number().pipe(versionSchema).optional() });

/** The reply to a DELETE of a record. */
export const deletedRecord = shape({ id: z.string() });

/** Comma-separated words in a query string, as `brand=michelin,pirelli`. */
export const wordsParam = z
  .string()
  .max(500)
  .transform((text) => text.split(',').filter((word) => word !== ''));

/** `true` or `false` in a query string. */
export const flagParam = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A whole number in a query string. */
export const intParam = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
