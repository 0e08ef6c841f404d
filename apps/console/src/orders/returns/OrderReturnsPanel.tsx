import Button from '@mui/material/Button';
import type { AdminReturnRow } from '@simpletread/contract';
import { returnReasonText } from '@simpletread/domain';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { DueClock, queueStyles as styles } from '../after-sale/index.js';
import { StartReturnDialog } from './start/index.js';
import { RETURN_FACES } from './return-face.js';
import { useReturnOffer } from './use-return-offer.js';

const MOST = 25;

/** The returns of an order and the button that starts one; nothing without either. */
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
  const [isStarting, setIsStarting] = useState(false);
  const mayStart = useCan()('returns.handle');
  const { data: offer } = useReturnOffer(orderId, isEnabled && mayStart);
  const isOpen = offer?.isOpen === true;
  if (data.length === 0 && !isOpen) return null;
  return (
    <Panel
      title="Returns"
      extra={isOpen ? <Button onClick={() => setIsStarting(true)}>Return or exchange</Button> : undefined}
    >
      {isStarting && offer !== undefined && (
        <StartReturnDialog orderId={orderId} offer={offer} onClose={() => setIsStarting(false)} />
      )}
      {data.length > 0 && (
        <PlainTable
          label="Returns of this order"
          rows={data}
          keyOf={(row) => row.id}
          columns={[
            {
              label: 'Return',
              render: (row) => (
                <LinkBase to={`/returns/${row.id}/show`} className={styles.unbroken}>
                  {row.returnNumber}
                </LinkBase>
              ),
            },
            { label: 'Reason', render: (row) => returnReasonText(row.reason) },
            { label: 'Tires', isEnd: true, render: (row) => row.tireCount },
            { label: 'State', render: (row) => <StateChip face={RETURN_FACES[row.state]} /> },
            { label: 'Due in', isEnd: true, render: (row) => <DueClock row={row} /> },
          ]}
        />
      )}
    </Panel>
  );
};
