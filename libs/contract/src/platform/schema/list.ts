import { z } from 'zod';

import { shape } from '../shape/index.js';

const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(2000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const MOST_ROWS = 500;

/**
 * Returns the query of a console list in the dialect of `ra-data-simple-rest`: `sort=["placedAt","DESC"]`, `range=[0,24]` (both ends
 * included, at most 500 rows, and as many without it) and `filter={"q":"…"}`. Only the named columns sort, only the named fields filter.
 */
export const listQuery = <const C extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  columns: C,
  filter: F,
) =>
  shape({
    sort: json(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])])).optional(),
    range: json(
      z.tuple([z.int().min(0), z.int().min(0)]).refine(([from, to]) => to >= from && to - from < MOST_ROWS, {
        message: `must be a range of at most ${MOST_ROWS} rows`,
      }),
    ).default([0, MOST_ROWS - 1]),
    filter: json(shape({ id: z.array(z.string()).max(MOST_ROWS).optional(), ...filter })).optional(),
  });
