import type { AsJson, Computed } from '../../platform/database/index.js';
import type { CartLineRow } from './cart-line.entity.js';
import type { CartRow } from './cart.entity.js';
import type { Cart, CartLine } from './cart.js';

/** The columns that a shopper's choices are in. */
export const CHOICES = [
  'zip',
  'vehicle',
  'fulfilment',
  'shop_id',
  'ship_to',
  'coupon_code',
  'payment_method',
  'pickup_point_code',
  'appointment',
  'exchange_return_id',
  'replaces',
  'price_hold',
] as const satisfies readonly (keyof CartRow)[];

/** The columns that a cart is made of. */
export const CART = ['id', 'state', 'version', 'order_id', 'paying_attempt_id', ...CHOICES] as const;

/** The columns that a line is made of; its place follows from its order. */
export const LINE = [
  'id',
  'tire_id',
  'axle',
  'quantity',
  'has_road_hazard',
  'seen_price_in_cents',
  'fitment_verdict',
  'fit_acknowledgement',
] as const satisfies readonly (keyof CartLineRow)[];

type LineRow = AsJson<Pick<CartLineRow, (typeof LINE)[number]>>;

export type CartWithLines = Pick<CartRow, (typeof CART)[number]> & Computed<{ lines: readonly LineRow[] }>;

const lineOf = (row: LineRow): CartLine => ({
  lineId: row.id,
  tireId: row.tire_id,
  quantity: row.quantity,
  axle: row.axle,
  hasRoadHazard: row.has_road_hazard,
  seenPriceInCents: row.seen_price_in_cents,
  fit: row.fitment_verdict,
  fitAcknowledgement: row.fit_acknowledgement,
});

export const cartOf = (row: CartWithLines): Cart => ({
  cartId: row.id,
  state: row.state,
  version: row.version,
  zip: row.zip,
  fulfilment: row.fulfilment,
  shopId: row.shop_id,
  pickupPointCode: row.pickup_point_code,
  appointment: row.appointment,
  shipTo: row.ship_to,
  vehicle: row.vehicle,
  orderId: row.order_id,
  isBeingPaid: row.paying_attempt_id !== null,
  couponCode: row.coupon_code,
  paymentMethod: row.payment_method,
  exchangeReturnId: row.exchange_return_id,
  replaces: row.replaces,
  priceHold: row.price_hold,
  lines: row.lines.map(lineOf),
});

export const lineRowOf = (line: CartLine): LineRow => ({
  id: line.lineId,
  tire_id: line.tireId,
  axle: line.axle,
  quantity: line.quantity,
  has_road_hazard: line.hasRoadHazard,
  seen_price_in_cents: line.seenPriceInCents,
  fitment_verdict: line.fit,
  fit_acknowledgement: line.fitAcknowledgement,
});

export const choicesOf = (cart: Cart): Pick<CartRow, (typeof CHOICES)[number]> => ({
  zip: cart.zip,
  vehicle: cart.vehicle,
  fulfilment: cart.fulfilment,
  shop_id: cart.shopId,
  ship_to: cart.shipTo,
  coupon_code: cart.couponCode,
  payment_method: cart.paymentMethod,
  pickup_point_code: cart.pickupPointCode,
  appointment: cart.appointment,
  exchange_return_id: cart.exchangeReturnId,
  replaces: cart.replaces,
  price_hold: cart.priceHold,
});
