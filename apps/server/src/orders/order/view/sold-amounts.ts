import {
  giftCardLabel,
  hasCoverageLeft,
  type RemovableLine,
  type SaleAmounts,
  subtractCents,
  type Tender,
  type TenderAmounts,
  ZERO_CENTS,
} from '@simpletread/domain';

import type { OrderLineRecord, OrderRecord } from '../order-record.js';
import { moneyLabel, tireLabel } from './wording.js';

/** Returns the amounts that a line was sold for. */
export const amountsOfLine = (line: OrderLineRecord): SaleAmounts => ({
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
});

/** A line as its tires can be removed. */
export const removableLineOf = (line: OrderLineRecord): RemovableLine => ({
  lineId: line.id,
  name: tireLabel(line),
  bought: line.quantity,
  takenBack: line.returned_quantity,
  amounts: amountsOfLine(line),
  adjustments: line.price_adjustments,
});

/** True if the tires that are left of a line have road hazard coverage. */
export const isLineCovered = (line: OrderLineRecord): boolean => hasCoverageLeft(removableLineOf(line));

/** The names of an order's tenders. */
export const tendersOf = ({ payment }: OrderRecord): Readonly<Record<Tender, string>> => ({
  money: moneyLabel(payment),
  'gift-card': giftCardLabel(payment?.gift_card_number ?? ''),
});

/** Payments of an order by tender. */
export const paidBy = ({ payment, total_in_cents: total }: OrderRecord): TenderAmounts => {
  const giftCardInCents = payment?.gift_card_in_cents ?? ZERO_CENTS;
  return { moneyInCents: subtractCents(total, giftCardInCents), giftCardInCents };
};
