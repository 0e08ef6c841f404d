import {
  completePrice,
  easternDate,
  FREE_WITH_DEAL,
  formatMoney,
  formatOrderNumber,
  giftCardLabel,
  loanIdLabel,
  receiptAmounts,
  shownTrace,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '@simpletread/domain';

import type { PrintedSheet } from '../../platform/pdf/index.js';
import { customerName, moneyLabel, type OrderRecord, tireLabel } from '../order/index.js';
import type { SettledRefund } from './receipt.reader.js';

type Row = readonly [label: string, value: string];

const addressOf = (order: OrderRecord): string =>
  [
    customerName(order),
    order.company,
    order.address1,
    order.address2,
    `${order.city}, ${order.state_code} ${order.zip}`,
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ');

const paymentsOf = ({ payment, total_in_cents: total }: OrderRecord): readonly Row[] => {
  if (payment === null) return [];
  const { gift_card_in_cents: byCard, gift_card_number: number } = payment;
  const money = subtractCents(total, byCard);
  return [
    ...(number === null ? [] : [[giftCardLabel(number), formatMoney(byCard)] as const]),
    ...(money === 0 ? [] : [[moneyLabel(payment), formatMoney(money)] as const]),
  ];
};

const refundsOf = ({ payment }: OrderRecord, refunds: readonly SettledRefund[]) =>
  refunds.map(({ tender, amountInCents, settledAt }) => {
    const to = tender === 'gift-card' ? giftCardLabel(payment?.gift_card_number ?? '') : moneyLabel(payment);
    const at = settledAt ?? new Date(0);
    return { label: `${easternDate(at)}, to ${to}`, amountInCents, at };
  });

/** Returns what the receipt of an order says; `shopName` is the installer's, if it has one. */
export const receiptSheet = (
  order: OrderRecord,
  shopName: string | null,
  settled: readonly SettledRefund[],
): PrintedSheet => {
  const amounts = receiptAmounts(
    shownTrace(completePrice(order.price_snapshot)),
    order.total_in_cents,
    refundsOf(order, settled),
  );
  const handlingInCents = sumCents([ZERO_CENTS, ...settled.map((refund) => refund.handlingInCents)]);
  const place = order.pickup_point === null ? shopName : order.pickup_point.name;
  return {
    heading: 'Receipt',
    notes: [],
    facts: [
      ['Order', formatOrderNumber(order.number)],
      ['Placed', easternDate(order.placed_at)],
      ['Buyer', addressOf(order)],
      ...(order.po_number === null ? [] : [['PO number', order.po_number] as const]),
      ...(order.loan_id === null ? [] : [[loanIdLabel(order.payment?.method), order.loan_id] as const]),
      ...(place === null
        ? []
        : [[order.pickup_point === null ? 'Installer' : 'Pickup location', place] as const]),
    ],
    lines: order.lines.map((line) => ({
      name: tireLabel(line),
      price: `${line.quantity} at ${formatMoney(line.unit_price_in_cents)}`,
      amount: formatMoney(line.subtotal_in_cents),
    })),
    parts: amounts.parts.map(({ label, amountInCents }) => [
      label,
      amountInCents === 0 ? FREE_WITH_DEAL : formatMoney(amountInCents),
    ]),
    total: formatMoney(amounts.totalInCents),
    payments: paymentsOf(order),
    refunds: amounts.refunds.map(({ label, amountInCents }) => [
      label,
      formatMoney(subtractCents(ZERO_CENTS, amountInCents)),
    ]),
    handling: handlingInCents === 0 ? null : formatMoney(handlingInCents),
    net: amounts.refunds.length === 0 ? null : formatMoney(amounts.netInCents),
  };
};
