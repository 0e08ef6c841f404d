import type { AdminCaseRow } from '@simpletread/contract';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable, StateChip } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { CASE_FACES } from './case-face.js';

const MOST = 25;

interface CasesPanelProps {
  /** The order or customer whose cases these are. */
  readonly filter: { readonly orderId: string } | { readonly customerId: string };
}

/** The cases of an order or a customer; nothing without any. */
export const CasesPanel = ({ filter }: CasesPanelProps) => {
  const isEnabled = useCan()('cases.read');
  const { data = [] } = useGetList<AdminCaseRow>(
    'cases',
    { filter, pagination: { page: 1, perPage: MOST }, sort: { field: 'lastMessageAt', order: 'DESC' } },
    { enabled: isEnabled },
  );
  if (data.length === 0) return null;
  return (
    <Panel title="Cases">
      <PlainTable
        label="Cases"
        rows={data}
        keyOf={(row) => row.id}
        columns={[
          {
            label: 'Case',
            render: (row) => <LinkBase to={`/cases/${row.id}/show`}>{row.caseNumber}</LinkBase>,
          },
          { label: 'Subject', render: (row) => row.subject },
          { label: 'State', render: (row) => <StateChip face={CASE_FACES[row.state]} /> },
          { label: 'Last message', isEnd: true, render: (row) => <Instant at={row.lastMessageAt} /> },
        ]}
      />
    </Panel>
  );
};

/** The cases about an order, for its page. */
export const orderCases = (orderId: string) => <CasesPanel filter={{ orderId }} />;
