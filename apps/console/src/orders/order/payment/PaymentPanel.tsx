import type { AdminOrder } from '@simpletread/contract';
import {
  type Cents,
  formatMoney,
  giftCardLabel,
  isPayLater,
  paymentMethodName,
  subtractCents,
  ZERO_CENTS,
} from '@simpletread/domain';

import { ReceiptButton } from '../../receipt/index.js';
import { Panel, PlainTable } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Instant } from '../../../shell/time/index.js';
import { moneyLabel, paymentLabel } from './payment-label.js';

interface Move {
  readonly id: string;
  readonly what: string;
  readonly at: string;
  readonly amount: Cents;
}

const REFUND_WORDS = {
  requested: 'Refund pending',
  succeeded: 'Refund paid out',
  failed: 'Refund declined, still owed',
} as const;

const movesOf = ({ id, payment, refunds }: AdminOrder): Move[] => {
  if (payment === null) return [];
  const taken = isPayLater(payment.method)
    ? `Paid with ${paymentMethodName(payment.method)}, after its approval`
    : `Charged to ${moneyLabel(payment)}`;
  const { giftCardNumber: number, capturedAt: at } = payment;
  const card = number === null ? '' : giftCardLabel(number);
  const money =
    payment.capturedInCents === 0 ? [] : [{ id, what: taken, at, amount: payment.capturedInCents }];
  const byCard =
    number === null
      ? []
      : [{ id: `${id}-card`, what: `Charged to ${card}`, at, amount: payment.giftCardInCents }];
  return [
    ...money,
    ...byCard,
    ...refunds.map((refund) => ({
      id: refund.id,
      what: `${REFUND_WORDS[refund.state]}, to ${refund.tender === 'gift-card' ? card : moneyLabel(payment)}`,
      at: refund.settledAt ?? refund.createdAt,
      amount: subtractCents(ZERO_CENTS, refund.amountInCents),
    })),
  ];
};

/** The order's payment and every movement of its money. */
export const PaymentPanel = ({ order }: { readonly order: AdminOrder }) => (
  <Panel title="Payment" extra={paymentLabel(order.payment)}>
    <PlainTable
      label="Payments and refunds"
      rows={movesOf(order)}
      keyOf={(move) => move.id}
      columns={[
        { label: 'Movement', render: ({ what }) => what },
        { label: 'When', render: ({ at }) => <Instant at={at} isFull /> },
        { label: 'Amount', isEnd: true, render: ({ amount }) => formatMoney(amount) },
      ]}
    />
    {order.payment !== null && (
      <div className={panel.foot}>
        <ReceiptButton orderId={order.id} />
      </div>
    )}
  </Panel>
);
