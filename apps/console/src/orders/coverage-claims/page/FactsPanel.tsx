import type { AdminCoverageClaim } from '@simpletread/contract';
import { LinkBase } from 'react-admin';

import { orderNumberText, Pairs, Panel } from '../../../shell/detail/index.js';

/** The order, its buyer and tires, and who decided. */
export const FactsPanel = ({ record }: { readonly record: AdminCoverageClaim }) => (
  <Panel title="Order and buyer">
    <Pairs
      pairs={[
        [
          'Order',
          <LinkBase key="order" to={`/orders/${record.orderId}/show`}>
            {orderNumberText(record.orderNumber)}
          </LinkBase>,
        ],
        ['Buyer', record.customerName],
        ['Email', record.email],
        ...(record.tire === '' ? [] : [['Tires', record.tire] as const]),
        ...(record.decidedBy === null ? [] : [['Decided by', record.decidedBy] as const]),
        ...(record.denialReason === null ? [] : [['Reason', record.denialReason] as const]),
      ]}
    />
  </Panel>
);
