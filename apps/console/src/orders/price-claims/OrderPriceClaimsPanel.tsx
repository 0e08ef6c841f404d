import Button from '@mui/material/Button';
import type { AdminPriceClaimRow } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { DueClock, queueStyles as styles } from '../after-sale/index.js';
import { usePriceClaimCalls } from './price-claim-calls.js';
import { PRICE_CLAIM_FACES } from './price-claim-face.js';
import { StartPriceClaimDialog } from './start/index.js';

const MOST = 25;

/** The price claims of an order, and a button to claim for a buyer who called; nothing without both. */
export const OrderPriceClaimsPanel = ({ orderId }: { readonly orderId: string }) => {
  const can = useCan();
  const isEnabled = can('claims.read');
  const { data = [] } = useGetList<AdminPriceClaimRow>(
    'price-claims',
    {
      filter: { orderId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'requestedAt', order: 'DESC' },
    },
    { enabled: isEnabled },
  );
  const calls = usePriceClaimCalls();
  const [isStarting, setIsStarting] = useState(false);
  const { data: offer } = useQuery({
    queryKey: ['price-claims', 'of-order', orderId],
    queryFn: () => calls.orderPriceClaims(orderId),
    enabled: isEnabled && can('claims.handle'),
  });
  const isOpen = offer?.isOpen === true;
  if (data.length === 0 && !isOpen) return null;
  return (
    <Panel
      title="Price claims"
      extra={isOpen ? <Button onClick={() => setIsStarting(true)}>Claim a lower price</Button> : undefined}
    >
      {isStarting && offer !== undefined && (
        <StartPriceClaimDialog orderId={orderId} offer={offer} onClose={() => setIsStarting(false)} />
      )}
      {data.length > 0 && (
        <PlainTable
          label="Price claims of this order"
          rows={data}
          keyOf={(row) => row.id}
          columns={[
            {
              label: 'Claim',
              render: (row) => (
                <LinkBase to={`/price-claims/${row.id}/show`} className={styles.unbroken}>
                  {row.claimNumber}
                </LinkBase>
              ),
            },
            { label: 'Lower price', render: (row) => (row.kind === 'offer' ? 'Another seller’s' : 'Ours') },
            { label: 'Per tire', isEnd: true, render: (row) => formatMoney(row.pricePerTireInCents) },
            { label: 'State', render: (row) => <StateChip face={PRICE_CLAIM_FACES[row.state]} /> },
            {
              label: 'Due in',
              isEnd: true,
              render: ({ dueAt }) => <DueClock row={{ waitsFor: 'answer', dueAt }} />,
            },
          ]}
        />
      )}
    </Panel>
  );
};
