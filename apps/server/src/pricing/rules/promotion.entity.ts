import type { Cents } from '@simpletread/domain';

import {
  bigint,
  generated,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  definition: jsonb(),
  state: withDefault(text('draft', 'active', 'paused', 'archived'), "'draft'::text"),
  starts_at: nullable(timestamptz()),
  ends_at: nullable(timestamptz()),
  campaign_id: nullable(uuid()),
  use_limit: generated(nullable(bigint())),
  budget_in_cents: generated(nullable(bigint<Cents>())),
  customer_use_limit: generated(nullable(bigint())),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  most_rate_ppm: nullable(integer()),
};

/** A row of `pricing.promotion`. */
export type PromotionRow = RowOf<typeof columns>;

export const promotionEntity = entityOf('pricing.promotion', columns);
