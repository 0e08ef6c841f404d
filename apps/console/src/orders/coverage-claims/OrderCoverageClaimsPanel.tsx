import Button from '@mui/material/Button';
import type { AdminCoverageClaimRow } from '@simpletread/contract';
import { coverageClaimKindText, formatMoney } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { DueClock, queueStyles as styles } from '../after-sale/index.js';
import { useCoverageClaimCalls } from './coverage-claim-calls.js';
import { COVERAGE_CLAIM_FACES } from './coverage-claim-face.js';
import { openKinds, StartCoverageClaimDialog } from './start/index.js';

const MOST = 25;

interface OrderCoverageClaimsPanelProps {
  readonly orderId: string;
  /** The claim on whose page its order's other ones are shown. */
  readonly besides?: string;
}

/** The coverage claims of an order, and a button to claim for a buyer who called; nothing without both. */
export const OrderCoverageClaimsPanel = ({ orderId, besides }: OrderCoverageClaimsPanelProps) => {
  const can = useCan();
  const isEnabled = can('claims.read');
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
  const calls = useCoverageClaimCalls();
  const [isStarting, setIsStarting] = useState(false);
  const { data: coverage } = useQuery({
    queryKey: ['coverage-claims', 'of-order', orderId],
    queryFn: () => calls.orderCoverageClaims(orderId),
    enabled: isEnabled && can('claims.handle') && besides === undefined,
  });
  const isOpen = coverage !== undefined && openKinds(coverage).length > 0;
  if (rows.length === 0 && !isOpen) return null;
  return (
    <Panel
      title={besides === undefined ? 'Coverage claims' : 'Other claims of this order'}
      extra={isOpen ? <Button onClick={() => setIsStarting(true)}>Claim coverage</Button> : undefined}
    >
      {isStarting && coverage !== undefined && (
        <StartCoverageClaimDialog
          orderId={orderId}
          coverage={coverage}
          onClose={() => setIsStarting(false)}
        />
      )}
      {rows.length > 0 && (
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
      )}
    </Panel>
  );
};
