import type { AdminOrder } from '@simpletread/contract';
import { classNames } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './CancelDialog.module.css';

interface PendingApprovalProps {
  readonly pending: AdminOrder['pendingCancellation'];
  /** The request in words: `cancel this order`. */
  readonly wish: string;
}

/** Links to the pending approval that holds the order back. */
export const PendingApproval = ({ pending, wish }: PendingApprovalProps) => {
  const can = useCan();
  if (pending === null) return null;
  return (
    <p className={classNames(styles.second, styles.onPage)} role="status">
      {pending.requestedBy} asked to {wish}. It won’t ship until a second person decides, or until{' '}
      <Instant at={pending.expiresAt} isFull />.{' '}
      {can('approvals.read') && <LinkBase to={`/approvals/${pending.approvalId}/show`}>See request</LinkBase>}
    </p>
  );
};
