import type { RatePpm } from '@simpletread/domain';

import {
  boolean,
  entityOf,
  integer,
  jsonb,
  primary,
  type RowOf,
  timestamptz,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  floor_ppm: withDefault(integer<RatePpm>(), '80000'),
  limits: withDefault(
    jsonb<Readonly<Record<string, RatePpm>>>(),
    `'{"admin": 150000, "sales-rep": 50000}'::jsonb`,
  ),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `quotes.terms`. */
export type QuoteTermsRow = RowOf<typeof columns>;

export const quoteTermsEntity = entityOf('quotes.terms', columns);
