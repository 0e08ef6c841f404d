import type { OrderView } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Banner } from '@simpletread/ui';
import { payerWords } from '../order';
import styles from './RefundNotice.module.css';

interface RefundNoticeProps {
  readonly order: OrderView;
  readonly phone: { readonly display: string; readonly value: string };
}

const Failed = ({ isCancelled, phone }: { isCancelled: boolean; phone: RefundNoticeProps['phone'] }) => (
  <Banner tone="warn">
    {isCancelled ? 'This order is cancelled. ' : ''}We could not return your money yet. We are on it and you
    need not do anything; if you would like to talk about it, call{' '}
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
    ? `${formatMoney(refundedInCents)} went back to ${payer}; it takes 3 to 5 business days to show.`
    : '';
};

/** Where the money of an order is that is to go back; nothing where none is. */
export const RefundNotice = ({ order, phone }: RefundNoticeProps) => {
  const isCancelled = order.state === 'cancelled';
  if (order.refundState !== 'failed' && !isCancelled) return null;
  return (
    <div className={styles.notice}>
      {order.refundState === 'failed' ? (
        <Failed isCancelled={isCancelled} phone={phone} />
      ) : (
        <Banner>{`This order is cancelled. ${cancelledWords(order)}`.trim()}</Banner>
      )}
    </div>
  );
};
