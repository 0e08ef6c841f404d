import type { ChosenVehicle } from '@simpletread/contract';
import { type Cents, RETURN_REASONS, RETURN_STATES } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  generated,
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

/** The right tires that a buyer chose instead, as they were named then. */
export interface ChosenExchange {
  readonly tireId: string;
  readonly sizeCode: string;
  readonly name: string;
  readonly quantity: number;
  readonly vehicle: ChosenVehicle;
}

const columns = {
  id: primary(uuid()),
  number: generated(bigint()),
  order_id: uuid(),
  state: text(...RETURN_STATES),
  version: withDefault(integer(), '1'),
  reason: text(...RETURN_REASONS),
  comments: withDefault(text(), "''::text"),
  requested_at: timestamptz(),
  answered_at: nullable(timestamptz()),
  decided_by: nullable(text()),
  denial_reason: nullable(text()),
  appeal: nullable(text()),
  appealed_at: nullable(timestamptz()),
  received_at: nullable(timestamptz()),
  received_by: nullable(text()),
  received_warehouse: nullable(text()),
  settled_at: nullable(timestamptz()),
  refund_in_cents: nullable(bigint<Cents>()),
  fee_in_cents: nullable(bigint<Cents>()),
  waived_in_cents: nullable(bigint<Cents>()),
  right_size_order_id: nullable(uuid()),
  refunded_at: nullable(timestamptz()),
  cancelled_at: nullable(timestamptz()),
  exchange: nullable(jsonb<ChosenExchange>()),
  exchange_until: nullable(timestamptz()),
  exchange_token_hash: nullable(text()),
  exchange_told: nullable(text('ordered', 'undone', 'lapsed')),
  charged_again: withDefault(integer(), '0'),
  due_again_in_cents: nullable(bigint<Cents>()),
};

/** A row of `orders.tire_return`. */
export type ReturnRow = RowOf<typeof columns>;

export const returnEntity = entityOf('orders.tire_return', columns);
