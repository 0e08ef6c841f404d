import type { AdminCoverageClaimRow } from '@simpletread/contract';
import { coverageClaimKindText, formatMoney } from '@simpletread/domain';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { DueClock, queueStyles as styles } from '../after-sale/index.js';
import { COVERAGE_CLAIM_FACES } from './coverage-claim-face.js';

const MOST = 25;

interface OrderCoverageClaimsPanelProps {
  readonly orderId: string;
  /** The claim on whose page its order's other ones are shown. */
  readonly besides?: string;
}

/** The coverage claims of an order; nothing without any. */
export const OrderCoverageClaimsPanel = ({ orderId, besides }: OrderCoverageClaimsPanelProps) => {
  const isEnabled = useCan()('claims.read');
  const { data = [] } = useGetList<AdminCoverageClaimRow>(
    'coverage-claims',
    {
      filter: { orderId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'requestedAt', order: 'DESC' },
    },
    { enabled: isEnabled },
  );
  const rows = data.filter(({ id }) => id !== besides);
  if (rows.length === 0) return null;
  return (
    <Panel title={besides === undefined ? 'Coverage claims' : 'Other claims of this order'}>
      <PlainTable
        label="Coverage claims of this order"
        rows={rows}
        keyOf={(row) => row.id}
        columns={[
          {
            label: 'Claim',
            render: (row) => (
              <LinkBase to={`/coverage-claims/${row.id}/show`} className={styles.unbroken}>
                {row.claimNumber}
              </LinkBase>
            ),
          },
          { label: 'Benefit', render: (row) => coverageClaimKindText(row.kind) },
          { label: 'Pays', isEnd: true, render: (row) => formatMoney(row.amountInCents) },
          { label: 'State', render: (row) => <StateChip face={COVERAGE_CLAIM_FACES[row.state]} /> },
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
