import { type ChangeableOrder, type ChangeableState, type maySwap, parseTireSize } from '@simpletread/domain';

import { movableOrder, type OrderLineRecord, type OrderRecord } from '../order/index.js';

const rimOf = (sizeCode: string): { rimIn?: number } => {
  const size = parseTireSize(sizeCode);
  if (!size.ok || !('rimIn' in size.value)) return {};
  const { rimIn } = size.value;
  return typeof rimIn === 'number' ? { rimIn } : {};
};

const soldLine = (line: OrderLineRecord): ChangeableOrder['lines'][number] => ({
  quantity: line.quantity,
  tiresInCents: line.subtotal_in_cents,
  discountInCents: line.discount_in_cents,
  installationInCents: line.installation_in_cents,
  installationSavingInCents: line.installation_saving_in_cents,
  roadHazardInCents: line.road_hazard_in_cents,
  roadHazardSavingInCents: line.road_hazard_saving_in_cents,
  fetInCents: line.fet_in_cents,
  stateFeeInCents: line.state_fee_in_cents,
  freightInCents: line.freight_in_cents,
  salesTaxInCents: line.sales_tax_in_cents,
  ...rimOf(line.size_code),
});

/** Buyer and staff, and a request of staff that a second person agreed to: it waits for nothing anymore. */
export type ChangedBy = 'buyer' | 'staff' | 'agreed';

/** The part of an order that decides which changes it takes. */
export const changeableState = (order: OrderRecord, by: ChangedBy): ChangeableState => ({
  ...movableOrder(order),
  ...(by === 'agreed' ? { cancelRequestedAt: null } : {}),
  isBuyerLate: by === 'buyer' && order.read_at >= order.cancel_closes_at,
});

/** The part of an order that decides if its tires can be swapped. */
export const swappableState = (order: OrderRecord, by: ChangedBy): Parameters<typeof maySwap>[0] => ({
  ...changeableState(order, by),
  isHeld: order.held_at !== null,
});

/** An order as the domain's rules of changes need it. */
export const changeableOrder = (order: OrderRecord, by: ChangedBy): ChangeableOrder => ({
  ...changeableState(order, by),
  contact: {
    email: order.email,
    phone: order.phone,
    phoneType: order.phone_type,
    firstName: order.first_name,
    lastName: order.last_name,
  },
  address: {
    address1: order.address1,
    address2: order.address2,
    city: order.city,
    state: order.state_code,
    zip: order.zip,
    company: order.company,
    specialInstructions: order.special_instructions,
  },
  lines: order.lines.map(soldLine),
  totalInCents: order.total_in_cents,
  isTaxExempt: order.price_snapshot.record?.buyer.isTaxExempt ?? false,
  isTaxedAnew: order.sold_fulfilment !== null,
  deliveryOn: order.estimated_delivery_on,
  isAccountOfEmail: by !== 'buyer' && order.account_id !== null && order.claimed_at !== null,
});
