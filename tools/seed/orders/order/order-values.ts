import { cancelClosesAt, type Cents, cents, type Fulfilment } from '@simpletread/domain';
import type { CopyValue, JsonObject } from '../../../database/index.js';
import { paidRefund } from './payment/paid-refund.js';
import type { SeedOrder } from './seed-order.js';

type Columns = Readonly<Record<string, CopyValue>>;

const paymentState = (order: SeedOrder): string => {
  const refund = paidRefund(order);
  if (refund === null) return 'captured';
  return refund.amountInCents === order.pricing.totalInCents ? 'refunded' : 'partiallyRefunded';
};

const contact = ({ customer, specialInstructions, poNumber }: SeedOrder): Columns => ({
  email: customer.email,
  phone: customer.phone,
  phone_type: customer.phoneType,
  first_name: customer.firstName,
  last_name: customer.lastName,
  address1: customer.address1,
  address2: customer.address2,
  city: customer.place.city,
  state_code: customer.place.state,
  zip: customer.place.zip,
  company: customer.company,
  special_instructions: specialInstructions,
  po_number: poNumber,
});

const money = ({ pricing }: SeedOrder, refundedInCents: Cents): Columns => ({
  tires_in_cents: pricing.tiresInCents,
  discount_in_cents: pricing.discountInCents,
  installation_in_cents: pricing.installationInCents,
  installation_saving_in_cents: pricing.installationSavingInCents,
  road_hazard_in_cents: pricing.roadHazardInCents,
  road_hazard_saving_in_cents: pricing.roadHazardSavingInCents,
  fet_in_cents: pricing.fetInCents,
  state_fee_in_cents: pricing.stateFeeInCents,
  freight_in_cents: pricing.freightInCents,
  sales_tax_in_cents: pricing.salesTaxInCents,
  total_in_cents: pricing.totalInCents,
  refunded_in_cents: refundedInCents,
});

const times = ({ placedAt, progress, warehousePickup }: SeedOrder): Columns => ({
  placed_at: placedAt,
  cancel_closes_at: cancelClosesAt(placedAt),
  picked_up_at: progress.releasedAt,
  shipped_at: progress.shippedAt,
  delivered_at: progress.deliveredAt,
  cancelled_at: progress.cancelledAt,
  estimated_delivery_on:
    warehousePickup === null ? progress.estimatedDelivery.toISOString().slice(0, 10) : null,
  pickup_warehouse_code: warehousePickup?.counter.warehouseCode ?? null,
  pickup_ready_by: warehousePickup?.readyBy ?? null,
});

const vehicleOf = ({ customer: { vehicle } }: SeedOrder): JsonObject => ({
  year: vehicle.year,
  make: vehicle.make,
  model: vehicle.model,
  trim: vehicle.trim,
  makeSlug: vehicle.makeSlug,
  modelSlug: vehicle.modelSlug,
});

const fulfilmentOf = ({ shop, pickupPoint, warehousePickup }: SeedOrder): Fulfilment => {
  if (warehousePickup !== null) return 'warehouse-pickup';
  if (shop !== null) return 'ship-to-shop';
  return pickupPoint === null ? 'ship-to-me' : 'fedex-pickup';
};

/** As the contract shows it: the position is not part of the order. */
const pointOf = ({ pickupPoint }: SeedOrder): JsonObject | null => {
  if (pickupPoint === null) return null;
  const { code, name, address1, city, state, zip, phone, distanceMiles, timeZone } = pickupPoint;
  const { hours, directions = null } = pickupPoint;
  const words = { phone, distanceMiles, hours: { ...hours }, directions, timeZone };
  return { code, name, address1, city, state, zip, ...words };
};

/** The order row, by column. */
export const orderValues = (order: SeedOrder): Columns => ({
  id: order.id,
  number: order.number,
  customer_id: order.customerId,
  account_type: order.customer.accountType,
  state: order.progress.state,
  payment_state: paymentState(order),
  fulfilment: fulfilmentOf(order),
  shop_id: order.shop?.id ?? null,
  pickup_point: pointOf(order),
  ...contact(order),
  loan_id: order.payment.loanId,
  vehicle: vehicleOf(order),
  price_snapshot: { ...order.pricing },
  ...money(order, paidRefund(order)?.amountInCents ?? cents(0)),
  tire_count: order.lines.reduce((sum, line) => sum + line.quantity, 0),
  carrier: order.carrier,
  tracking_number: order.trackingNumber,
  ...times(order),
});
