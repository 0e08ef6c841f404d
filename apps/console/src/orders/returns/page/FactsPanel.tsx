import type { AdminReturn } from '@simpletread/contract';
import { easternDay, formatMoney, HANDLING_FEE, RETURN_DAYS, returnClosesAt } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { countText } from '../count-text.js';
import { Clock } from '../../../shell/clock/index.js';
import { CustomerLink, orderNumberText, Pairs, Panel } from '../../../shell/detail/index.js';
import { dayTimeText } from '../../../shell/time/index.js';

const feeText = ({ money }: AdminReturn): string =>
  money.feeWaivedBecause === null
    ? `${formatMoney(HANDLING_FEE)} per tire`
    : `${formatMoney(money.waivedInCents)} waived for the right size, ${formatMoney(money.feeInCents)} charged`;

const exchangeText = ({ state, quantity, name, until }: NonNullable<AdminReturn['exchange']>): string =>
  ({
    // Within 72 hours: it needs no year.
    open: `${quantity} × ${name}, order by ${dayTimeText(until, new Date(until))} ET`,
    ordered: `${quantity} × ${name}, ordered`,
    undone: 'Cancelled or returned, so the handling fee applies',
    lapsed: 'Not ordered in time, so the handling fee applies',
    over: 'Not ordered',
  })[state];

const windowOf = (deliveredAt: string) => {
  const closesAt = returnClosesAt(new Date(deliveredAt)).toISOString();
  return ['Return window', <Clock key="window" opensAt={deliveredAt} closesAt={closesAt} />] as const;
};

/** Facts for and against the return, and the buyer's history. */
export const FactsPanel = ({ record }: { readonly record: AdminReturn }) => (
  <Panel title="Order and buyer">
    <Pairs
      pairs={[
        [
          'Order',
          <LinkBase key="order" to={`/orders/${record.orderId}/show`}>
            {orderNumberText(record.orderNumber)}
          </LinkBase>,
        ],
        ['Buyer', <CustomerLink key="buyer" name={record.customerName} customerId={record.customerId} />],
        ['Email', record.email],
        ['Delivered', record.deliveredAt === null ? '–' : easternDay(new Date(record.deliveredAt))],
        ['Requested', `Day ${record.requestedOnDay} of ${RETURN_DAYS}${record.isInTime ? '' : ', too late'}`],
        ...(record.deliveredAt === null || record.waitsFor !== 'answer'
          ? []
          : [windowOf(record.deliveredAt)]),
        ['Handling fee', feeText(record)],
        ...(record.exchange === null ? [] : [['Exchange', exchangeText(record.exchange)] as const]),
        ...(record.rightSizeOrder === null
          ? []
          : [
              [
                'Right size',
                <LinkBase key="right" to={`/orders/${record.rightSizeOrder.orderId}/show`}>
                  {record.rightSizeOrder.orderNumber}
                </LinkBase>,
              ] as const,
            ]),
        [
          'All orders',
          `${countText(record.orderCount, 'order')}, ${countText(record.returnCount, 'return')}`,
        ],
        ...(record.decidedBy === null ? [] : [['Decided by', record.decidedBy] as const]),
        ...(record.denialReason === null ? [] : [['Reason', record.denialReason] as const]),
        ...(record.receivedBy === null
          ? []
          : [['Received by', `${record.receivedBy}, ${record.receivedAtWarehouse ?? ''}`] as const]),
      ]}
    />
  </Panel>
);
