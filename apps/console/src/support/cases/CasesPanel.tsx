import type { AdminCaseRow } from '@simpletread/contract';
import { LinkBase, useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Panel, StateChip } from '../../shell/detail/index.js';
import { Instant } from '../../shell/time/index.js';
import { CASE_FACES } from './case-face.js';
import styles from './Cases.module.css';

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
      <ul className={styles.related} aria-label="Cases">
        {data.map(({ id, caseNumber, subject, state, lastMessageAt }) => (
          <li key={id} className={styles.case}>
            <LinkBase to={`/cases/${id}/show`}>{caseNumber}</LinkBase>
            <StateChip face={CASE_FACES[state]} />
            <span className={styles.dim}>
              <Instant at={lastMessageAt} />
            </span>
            <span className={styles.about}>{subject}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** The cases about an order, for its page. */
export const orderCases = (orderId: string) => <CasesPanel filter={{ orderId }} />;
