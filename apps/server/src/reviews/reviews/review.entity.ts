import type { ProductReview } from '@simpletread/contract';
import { REVIEW_STATES } from '@simpletread/domain';

import {
  boolean,
  generated,
  date,
  entityOf,
  integer,
  jsonb,
  nullable,
  numeric,
  primary,
  type RowOf,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  line_id: nullable(uuid()),
  shop_id: nullable(uuid()),
  stars: nullable(smallint()),
  author_name: text(),
  written_at: timestamptz(),
  purchased_on: nullable(date()),
  dry: nullable(smallint()),
  wet: nullable(smallint()),
  winter: nullable(smallint()),
  comfort: nullable(smallint()),
  noise: nullable(smallint()),
  treadwear: nullable(smallint()),
  rating: generated(numeric(2, 1)),
  summary: text(),
  comments: nullable(text()),
  vehicle: nullable(jsonb<NonNullable<ProductReview['vehicle']>>()),
  miles_driven: nullable(
    text('under-5000', '5000-9999', '10000-14999', '15000-19999', '20000-29999', 'over-30000'),
  ),
  driving_style: nullable(text('cautious', 'confident', 'aggressive', 'extreme-racing')),
  place_driven: nullable(
    text('all-highway', 'mostly-city', 'highway-and-city', 'track-and-autocross', 'rural-roads', 'off-road'),
  ),
  would_buy_again: boolean(),
  helpful_count: withDefault(integer(), '0'),
  state: withDefault(text(...REVIEW_STATES), "'published'::text"),
  is_verified: withDefault(boolean(), 'false'),
  is_employee: withDefault(boolean(), 'false'),
  source: nullable(text()),
  source_id: nullable(text()),
};

/** A row of `reviews.review`. */
export type ReviewRow = RowOf<typeof columns>;

export const reviewEntity = entityOf('reviews.review', columns);
