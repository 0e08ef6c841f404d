import type { AdminReturnRow } from '@simpletread/contract';
import { returnReasonText } from '@simpletread/domain';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { DueClock } from '../after-sale/index.js';
import { RETURN_FACES } from './return-face.js';

const MOST = 25;

/** The returns of an order; nothing without any. */
export const OrderReturnsPanel = ({ orderId }: { readonly orderId: string }) => {
  const isEnabled = useCan()('returns.read');
  const { data = [] } = useGetList<AdminReturnRow>(
    'returns',
    {
      filter: { orderId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'requestedAt', order: 'DESC' },
    },
    { enabled: isEnabled },
  );
  if (data.length === 0) return null;
  return (
    <Panel title="Returns">
      <PlainTable
        label="Returns of this order"
        rows={data}
        keyOf={(row) => row.id}
        columns={[
          {
            label: 'Return',
            render: (row) => <LinkBase to={`/returns/${row.id}/show`}>{row.returnNumber}</LinkBase>,
          },
          { label: 'Reason', render: (row) => returnReasonText(row.reason) },
          { label: 'Tires', isEnd: true, render: (row) => row.tireCount },
          { label: 'State', render: (row) => <StateChip face={RETURN_FACES[row.state]} /> },
          { label: 'Due in', isEnd: true, render: (row) => <DueClock row={row} /> },
        ]}
      />
    </Panel>
  );
};
