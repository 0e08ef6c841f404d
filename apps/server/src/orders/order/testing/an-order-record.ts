import { cents, guestContext, type OrderNumber, priceCart } from '@simpletread/domain';

import type { OrderLineRecord, OrderRecord } from '../order-record.js';

const PLACED_AT = new Date('2026-03-04T15:00:00.000Z');
const MINUTE_MS = 60_000;

/** Minutes after the order of `anOrderRecord` was placed. */
export const minutesAfterPlacing = (minutes: number): Date =>
  new Date(PLACED_AT.getTime() + minutes * MINUTE_MS);

const ORDER_ID = '0198c0de-0000-7000-8000-00000000000a';

/** Neither installed nor covered, and free of taxes, fees and freight. */
const NO_EXTRAS = {
  installation_in_cents: cents(0),
  installation_saving_in_cents: cents(0),
  road_hazard_in_cents: cents(0),
  road_hazard_saving_in_cents: cents(0),
  fet_in_cents: cents(0),
  state_fee_in_cents: cents(0),
  freight_in_cents: cents(0),
  sales_tax_in_cents: cents(0),
};

export const anOrderLine = (setup: Partial<OrderLineRecord> = {}): OrderLineRecord => ({
  id: 'line-1',
  order_id: ORDER_ID,
  position: 1,
  tire_id: 'tire-1',
  item_number: 10_001,
  brand_name: 'Northway',
  line_name: 'Crosswind HT',
  size_code: '225/65R17',
  service_description: '102H',
  image_key: 'all-season-1',
  axle: 'all',
  fitment_verdict: null,
  fit_acknowledgement: null,
  quantity: 4,
  returned_quantity: 0,
  replaced_quantity: 0,
  removed_quantity: 0,
  price_adjustments: [],
  unit_price_in_cents: cents(14_200),
  retail_price_in_cents: cents(14_200),
  price_list_id: null,
  subtotal_in_cents: cents(56_800),
  discount_in_cents: cents(0),
  ...NO_EXTRAS,
  total_in_cents: cents(56_800),
  ...setup,
});

const pricing = priceCart({
  lines: [
    {
      lineId: 'line-1',
      tire: {
        tireId: 'tire-1',
        productLineId: 'crosswind-ht',
        brandSlug: 'northway',
        categoryId: 1,
        sizeCode: '225/65R17',
      },
      unitPriceInCents: cents(14_200),
      quantity: 4,
      maxLoadLb: 1874,
      isOversized: false,
      weightLb: 27.5,
      rimIn: 17,
      roadHazard: { isChosen: false, costPerTireInCents: cents(1750) },
    },
  ],
  installation: null,
  destination: null,
  context: guestContext(PLACED_AT),
});

/** An order as the reader finds it; by default Dana's, placed a minute ago: four tires for $568.00 on Visa 4242. */
export const anOrderRecord = (setup: Partial<OrderRecord> = {}): OrderRecord => ({
  id: ORDER_ID,
  number: '4K7QZ9M2XA' as OrderNumber,
  access_token_hash: null,
  account_id: null,
  claimed_at: null,
  customer_id: '0198c0de-0000-7000-8000-00000000000b',
  account_type: 'Retail',
  channel: 'web',
  state: 'placed',
  payment_state: 'captured',
  version: 1,
  fulfilment: 'ship-to-me',
  shop_id: null,
  pickup_point: null,
  mailbox: 'priya@mail.com',
  email: 'dana@example.com',
  phone: '2155550149',
  phone_type: 'mobile',
  first_name: 'Dana',
  last_name: 'Okafor',
  address1: '1214 Wharton St',
  address2: '',
  city: 'Philadelphia',
  state_code: 'PA',
  zip: '19147',
  company: null,
  special_instructions: null,
  po_number: null,
  loan_id: null,
  vehicle: null,
  price_snapshot: pricing,
  tires_in_cents: cents(56_800),
  discount_in_cents: cents(0),
  ...NO_EXTRAS,
  total_in_cents: cents(56_800),
  refunded_in_cents: cents(0),
  refund_state: null,
  exchange_return_id: null,
  sold_fulfilment: null,
  sold_zip: null,
  replaces_order_id: null,
  tire_count: 4,
  carrier: null,
  tracking_number: null,
  estimated_delivery_on: '2026-03-09',
  placed_at: PLACED_AT,
  cancel_closes_at: minutesAfterPlacing(30),
  picked_up_at: null,
  shipped_at: null,
  delivered_at: null,
  cancelled_at: null,
  updated_at: PLACED_AT,
  cancel_requested_at: null,
  lines: [anOrderLine()],
  payment: {
    id: '0198c0de-0000-7000-8000-00000000000c',
    order_id: ORDER_ID,
    provider: 'sandbox',
    provider_charge: 'ch_1',
    method: 'card',
    card_brand: 'visa',
    card_last4: '4242',
    captured_in_cents: cents(56_800),
    refunded_in_cents: cents(0),
    gift_card_number: null,
    gift_card_in_cents: cents(0),
    gift_card_refunded_in_cents: cents(0),
    captured_at: PLACED_AT.toISOString(),
  },
  read_at: minutesAfterPlacing(1),
  ...setup,
});
