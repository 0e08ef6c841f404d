import type { ChosenVehicle } from '@simpletread/contract';
import type { Appointment, PriceHold } from '@simpletread/domain';

import {
  char,
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
import type { ReplacedOrder } from '../../orders/index.js';
import type { ShipToReply } from './cart.js';

const columns = {
  id: primary(uuid()),
  token_hash: text(),
  state: withDefault(text('open', 'ordered'), "'open'::text"),
  version: withDefault(integer(), '1'),
  zip: nullable(char(5)),
  fulfilment: nullable(text('ship-to-me', 'ship-to-shop', 'fedex-pickup', 'warehouse-pickup')),
  shop_id: nullable(uuid()),
  ship_to: nullable(jsonb<ShipToReply>()),
  vehicle: nullable(jsonb<ChosenVehicle>()),
  order_id: nullable(uuid()),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  coupon_code: nullable(text()),
  payment_method: nullable(text('card', 'affirm', 'katapult', 'klarna', 'synchrony', 'resolve')),
  appointment: nullable(jsonb<Appointment>()),
  pickup_point_code: nullable(text()),
  /** The return whose right tires it orders. */
  exchange_return_id: nullable(uuid()),
  /** The order that this cart’s order replaces. */
  replaces: nullable(jsonb<ReplacedOrder>()),
  /** The prices that a quote holds for it. */
  price_hold: nullable(jsonb<PriceHold>()),
  /** The attempt that is taking money for it. */
  paying_attempt_id: nullable(uuid()),
};

/** A row of `carts.cart`. */
export type CartRow = RowOf<typeof columns>;

export const cartEntity = entityOf('carts.cart', columns);
