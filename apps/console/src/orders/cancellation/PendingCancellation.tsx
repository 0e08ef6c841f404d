import type { AdminOrder } from '@simpletread/contract';
import { classNames } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { Instant } from '../../shell/time/index.js';
import styles from './CancelDialog.module.css';

/** Links to the pending approval of the order's cancellation. */
export const PendingCancellation = ({ pending }: { readonly pending: AdminOrder['pendingCancellation'] }) => {
  const can = useCan();
  if (pending === null) return null;
  return (
    <p className={classNames(styles.second, styles.onPage)} role="status">
      {pending.requestedBy} asked to cancel this order. It won’t ship until a second person decides, or until{' '}
      <Instant at={pending.expiresAt} isFull />.{' '}
      {can('approvals.read') && <LinkBase to={`/approvals/${pending.approvalId}/show`}>See request</LinkBase>}
    </p>
  );
};
