import type { Customer } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { Panel } from '../../../shell/detail/index.js';
import { Instant } from '../../../shell/time/index.js';
import { KIND_LABELS, REQUEST_FACES } from '../../../sso/index.js';
import styles from './Customer.module.css';

/** Requests of the customer about their own data. */
export const PrivacyPanel = ({ requests }: { readonly requests: Customer['privacy'] }) => {
  if (requests === null || requests.length === 0) return null;
  return (
    <Panel title="Privacy">
      <ul className={styles.list}>
        {requests.map(({ id, kind, state, askedAt }) => (
          <li key={id}>
            <div className={styles.row}>
              <LinkBase to={`/privacy-requests/${id}/show`}>{KIND_LABELS[kind]}</LinkBase>
              <Chip tone={REQUEST_FACES[state].tone}>{REQUEST_FACES[state].label}</Chip>
            </div>
            <div className={styles.dim}>
              Requested <Instant at={askedAt} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
