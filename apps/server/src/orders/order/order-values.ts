import { cancelClosesAt, cents, DEFAULT_ACCOUNT_TYPE } from '@simpletread/domain';

import { newId } from '../../platform/ids/index.js';
import type { OrderDraft } from './order-draft.js';
import type { OrderLineRow } from './order-line.entity.js';
import type { OrderRow } from './order.entity.js';

export interface PlacedFacts {
  readonly accessTokenHash: string;
  readonly placedAt: Date;
  readonly estimatedDeliveryOn: string | null;
  readonly loanId: string | null;
  /** When its tires are promised at the warehouse; null for all that ship. */
  readonly pickupReadyBy: Date | null;
}

const contact = ({ shipTo, poNumber = null }: OrderDraft): Partial<OrderRow> => ({
  email: shipTo.email,
  phone: shipTo.phone,
  phone_type: shipTo.phoneType,
  first_name: shipTo.firstName,
  last_name: shipTo.lastName,
  address1: shipTo.address1,
  address2: shipTo.address2 ?? '',
  city: shipTo.city,
  state_code: shipTo.state,
  zip: shipTo.zip,
  company: shipTo.company,
  special_instructions: shipTo.specialInstructions,
  po_number: poNumber,
});

const ZERO = cents(0);

const money = ({ pricing }: OrderDraft): Partial<OrderRow> => ({
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
  refunded_in_cents: ZERO,
});

/** The row of a new order, by column, without its customer. */
export const orderValues = (draft: OrderDraft, facts: PlacedFacts): Partial<OrderRow> => ({
  id: draft.orderId,
  number: draft.orderNumber,
  access_token_hash: facts.accessTokenHash,
  account_id: draft.accountId ?? null,
  account_type: draft.accountType ?? DEFAULT_ACCOUNT_TYPE,
  channel: 'web',
  state: 'placed',
  payment_state: 'captured',
  version: 1,
  fulfilment: draft.fulfilment,
  sold_fulfilment: null,
  sold_zip: null,
  shop_id: draft.shopId,
  pickup_point: draft.pickupPoint ?? null,
  pickup_warehouse_code: draft.pickupWarehouseCode ?? null,
  pickup_ready_by: facts.pickupReadyBy,
  ...contact(draft),
  vehicle: draft.vehicle,
  loan_id: facts.loanId,
  exchange_return_id: draft.exchangeReturnId ?? null,
  replaces_order_id: draft.replaces?.orderId ?? null,
  price_snapshot: { ...draft.pricing, ...(draft.priceRecord && { record: draft.priceRecord }) },
  ...money(draft),
  tire_count: draft.pricing.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  estimated_delivery_on: facts.estimatedDeliveryOn,
  placed_at: facts.placedAt,
  cancel_closes_at: cancelClosesAt(facts.placedAt),
  updated_at: facts.placedAt,
});

/** The rows of its lines, in the order of the cart. */
export const orderLineValues = (draft: OrderDraft): Partial<OrderLineRow>[] =>
  draft.lines.map((line, index) => {
    const priced = draft.pricing.lines.find(({ lineId }) => lineId === line.lineId);
    if (priced === undefined) throw new Error(`line ${line.lineId} of ${draft.orderId} has no price`);
    return {
      id: newId(),
      order_id: draft.orderId,
      position: index + 1,
      tire_id: line.tireId,
      item_number: line.itemNumber,
      brand_name: line.brandName,
      line_name: line.lineName,
      size_code: line.sizeCode,
      service_description: line.serviceDescription,
      image_key: line.imageKey,
      axle: line.axle,
      quantity: priced.quantity,
      returned_quantity: 0,
      replaced_quantity: 0,
      removed_quantity: 0,
      unit_price_in_cents: priced.unitPriceInCents,
      retail_price_in_cents: priced.retailPriceInCents,
      price_list_id: priced.priceListId,
      subtotal_in_cents: priced.subtotalInCents,
      discount_in_cents: priced.discountInCents,
      installation_in_cents: priced.installationInCents,
      installation_saving_in_cents: priced.installationSavingInCents,
      road_hazard_in_cents: priced.roadHazardInCents,
      road_hazard_saving_in_cents: priced.roadHazardSavingInCents,
      fet_in_cents: priced.fetInCents,
      state_fee_in_cents: priced.stateFeeInCents,
      freight_in_cents: priced.freightInCents,
      sales_tax_in_cents: priced.salesTaxInCents,
      total_in_cents: priced.totalInCents,
      fitment_verdict: line.fit,
      price_adjustments: [],
      fit_acknowledgement: line.fitAcknowledgement ?? null,
    };
  });
