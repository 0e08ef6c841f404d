import { LinkBase } from 'react-admin';

import { Panel } from '../../shell/detail/index.js';
import styles from './Dashboard.module.css';

const PATH = `/jobs?${new URLSearchParams({ filter: JSON.stringify({ state: 'failed' }) }).toString()}`;

/** Background jobs that gave up, with the list of them. */
export const FailedJobs = ({ count }: { readonly count: number }) => (
  <Panel title="Background jobs">
    <ul role="list" className={styles.list}>
      <li className={styles.pair}>
        <LinkBase to={PATH}>Failed jobs</LinkBase>
        <span className={styles.strong}>{count}</span>
      </li>
    </ul>
  </Panel>
);
