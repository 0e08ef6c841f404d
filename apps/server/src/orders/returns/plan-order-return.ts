import {
  type Cents,
  giftCardLabel,
  planReturn,
  priceReturn,
  type ReturnPlan,
  type ReturnPrice,
  RETURNS_UNDER_WAY,
  type SaleAmounts,
  subtractCents,
  sumCents,
  type Tender,
  type TenderAmounts,
  type TiresBack,
  ZERO_CENTS,
} from '@simpletread/domain';

import { moneyLabel, type OrderLineRecord, type OrderRecord } from '../order/index.js';
import type { ReturnRecord } from './return-record.js';

/** What a line was sold for. */
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

/** The names of an order's tenders. */
export const tendersOf = ({ payment }: OrderRecord): Readonly<Record<Tender, string>> => ({
  money: moneyLabel(payment),
  'gift-card': giftCardLabel(payment?.gift_card_number ?? ''),
});

const paidBy = ({ payment, total_in_cents: total }: OrderRecord): TenderAmounts => {
  const giftCardInCents = payment?.gift_card_in_cents ?? ZERO_CENTS;
  return { moneyInCents: subtractCents(total, giftCardInCents), giftCardInCents };
};

// The accepted tires once they arrived, until then the asked ones. A request that is over counts for itself.
const tiresBack = (order: OrderRecord, record: ReturnRecord): TiresBack[] =>
  record.lines.flatMap((line) => {
    const sold = order.lines.find(({ id }) => id === line.line_id);
    if (sold === undefined) return [];
    const isUnderWay = RETURNS_UNDER_WAY.includes(record.state);
    const asked = { quantity: line.quantity, takenBack: isUnderWay ? sold.returned_quantity : 0 };
    const arrived = { quantity: line.accepted, takenBack: line.taken_before };
    return [
      {
        lineId: sold.id,
        bought: sold.quantity,
        amounts: amountsOfLine(sold),
        ...(record.received_at === null ? asked : arrived),
      },
    ];
  });

const replacementsFor = ({ right_size: rightSize }: ReturnRecord): number => rightSize?.tire_count ?? 0;

/** The money of a return, before it is split by tender. */
export const priceOrderReturn = (order: OrderRecord, record: ReturnRecord): ReturnPrice =>
  priceReturn(tiresBack(order, record), replacementsFor(record));

/** What a settlement is judged by: all refunds of its order together, so that no limit is passed in parts. */
export const refundedWith = (
  { moneyInCents, giftCardInCents }: TenderAmounts,
  { refundInCents }: ReturnPrice,
): Cents => sumCents([moneyInCents, giftCardInCents, refundInCents]);

/** The domain's plan for a return as it was read; `committed` are all refunds of its order. */
export const planOrderReturn = (
  order: OrderRecord,
  record: ReturnRecord,
  committed: TenderAmounts,
): ReturnPlan =>
  planReturn({
    paidWith: tendersOf(order),
    paid: paidBy(order),
    committed,
    lines: tiresBack(order, record),
    replacements: replacementsFor(record),
  });
