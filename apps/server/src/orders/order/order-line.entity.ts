import type { FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';
import type { Cents, PriceAdjustment } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/database/index.js';
import type { OrderDraftLine } from './order-draft.js';

const columns = {
  id: primary(uuid()),
  order_id: uuid(),
  position: integer(),
  tire_id: uuid(),
  item_number: integer(),
  brand_name: text(),
  line_name: text(),
  size_code: text(),
  service_description: text(),
  image_key: text(),
  axle: withDefault(text<OrderDraftLine['axle']>(), "'all'::text"),
  quantity: integer(),
  returned_quantity: withDefault(integer(), '0'),
  removed_quantity: withDefault(integer(), '0'),
  unit_price_in_cents: bigint<Cents>(),
  subtotal_in_cents: bigint<Cents>(),
  installation_in_cents: bigint<Cents>(),
  installation_saving_in_cents: bigint<Cents>(),
  road_hazard_in_cents: bigint<Cents>(),
  fet_in_cents: bigint<Cents>(),
  state_fee_in_cents: bigint<Cents>(),
  freight_in_cents: bigint<Cents>(),
  sales_tax_in_cents: bigint<Cents>(),
  total_in_cents: bigint<Cents>(),
  fitment_verdict: nullable(jsonb<FitVerdictReply>()),
  retail_price_in_cents: nullable(bigint<Cents>()),
  price_list_id: nullable(text()),
  discount_in_cents: withDefault(bigint<Cents>(), '0'),
  road_hazard_saving_in_cents: withDefault(bigint<Cents>(), '0'),
  price_adjustments: withDefault(jsonb<readonly PriceAdjustment[]>(), "'[]'::jsonb"),
  fit_acknowledgement: nullable(jsonb<FitAcknowledgement>()),
  replaced_quantity: withDefault(integer(), '0'),
};

/** A row of `orders.order_line`. */
export type OrderLineRow = RowOf<typeof columns>;

export const orderLineEntity = entityOf('orders.order_line', columns);
