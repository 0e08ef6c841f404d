import type { FitAcknowledgement } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

import {
  boolean,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  quote_id: uuid(),
  position: integer(),
  tire_id: uuid(),
  quantity: integer(),
  axle: text('all', 'front', 'rear'),
  option: withDefault(text('good', 'better', 'best'), "'good'::text"),
  discount_in_cents: withDefault(integer<Cents>(), '0'),
  has_road_hazard: withDefault(boolean(), 'false'),
  fit_acknowledgement: nullable(jsonb<FitAcknowledgement>()),
};

/** A row of `quotes.line`. */
export type QuoteLineRow = RowOf<typeof columns>;

export const quoteLineEntity = entityOf('quotes.line', columns);
