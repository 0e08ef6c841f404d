import type { AdminPriceClaimRow } from '@simpletread/contract';
import { formatMoney, priceClaimKindText } from '@simpletread/domain';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { DueClock, queueStyles as styles } from '../after-sale/index.js';
import { PRICE_CLAIM_FACES } from './price-claim-face.js';

const MOST = 25;

/** The price claims of an order; nothing without any. */
export const OrderPriceClaimsPanel = ({ orderId }: { readonly orderId: string }) => {
  const isEnabled = useCan()('claims.read');
  const { data = [] } = useGetList<AdminPriceClaimRow>(
    'price-claims',
    {
      filter: { orderId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'requestedAt', order: 'DESC' },
    },
    { enabled: isEnabled },
  );
  if (data.length === 0) return null;
  return (
    <Panel title="Price claims">
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
          { label: 'Lower price', render: (row) => priceClaimKindText(row.kind) },
          { label: 'Per tire', isEnd: true, render: (row) => formatMoney(row.pricePerTireInCents) },
          { label: 'State', render: (row) => <StateChip face={PRICE_CLAIM_FACES[row.state]} /> },
          {
            label: 'Due in',
            isEnd: true,
            render: ({ dueAt }) => <DueClock row={{ waitsFor: 'answer', dueAt }} />,
          },
        ]}
      />
    </Panel>
  );
};
