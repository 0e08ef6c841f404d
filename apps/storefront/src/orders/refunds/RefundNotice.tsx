import type { OrderView } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { bankWait, payerWords } from '../order';
import styles from './RefundNotice.module.css';

interface RefundNoticeProps {
  readonly order: OrderView;
  readonly phone: { readonly display: string; readonly value: string };
}

const Failed = ({ isCancelled, phone }: { isCancelled: boolean; phone: RefundNoticeProps['phone'] }) => (
  <Banner tone="warn">
    {isCancelled ? 'This order is cancelled. ' : ''}We couldn’t refund you yet. We are working on it and you
    don’t need to do anything. Questions? Call{' '}
    <a href={`tel:${phone.value}`} className="t-num">
      {phone.display}
    </a>
    .
  </Banner>
);

const cancelledWords = ({ refundedInCents, refundState, payment }: OrderView): string => {
  const payer = payerWords(payment);
  if (refundState === 'requested') return `The refund is on its way to ${payer}.`;
  return refundedInCents > 0
    ? `${formatMoney(refundedInCents)} was refunded to ${payer}.${bankWait(payment)}`
    : '';
};

const offWords = ({ replacedBy }: OrderView): string =>
  replacedBy === null
    ? 'This order is cancelled.'
    : `This order is cancelled. Order ${replacedBy} replaces it.`;

/** The status of an order's refund; nothing without one. */
export const RefundNotice = ({ order, phone }: RefundNoticeProps) => {
  const isCancelled = order.state === 'cancelled';
  if (order.refundState !== 'failed' && !isCancelled) return null;
  return (
    <div className={styles.notice}>
      {order.refundState === 'failed' ? (
        <Failed isCancelled={isCancelled} phone={phone} />
      ) : (
        <Banner>{`${offWords(order)} ${cancelledWords(order)}`.trim()}</Banner>
      )}
    </div>
  );
};
