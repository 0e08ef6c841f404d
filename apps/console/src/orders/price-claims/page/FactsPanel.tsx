import type { AdminPriceClaim } from '@simpletread/contract';
import { easternDay, formatMoney, shortDayWords } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { CustomerLink, orderNumberText, Pairs, Panel } from '../../../shell/detail/index.js';

/** The order and its tires, what they cost until now, and who answered. */
export const FactsPanel = ({ record }: { readonly record: AdminPriceClaim }) => (
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
        ['Tires', record.tire],
        ['Price paid', `${formatMoney(record.paidPerTireInCents)} per tire`],
        ['Claimed price', `${formatMoney(record.pricePerTireInCents)} per tire`],
        [
          'Ordered',
          `${easternDay(new Date(record.placedAt))}, guaranteed until ${shortDayWords(record.lastDay)}`,
        ],
        ...(record.answeredBy === null ? [] : [['Answered by', record.answeredBy] as const]),
        ...(record.denialReason === null ? [] : [['Reason', record.denialReason] as const]),
      ]}
    />
  </Panel>
);
