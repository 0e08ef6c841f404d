import type { OrderView } from '@simpletread/contract';
import { payerWords } from '../checkout/pay-later-words';
import { CancelClock } from './CancelClock';
import { momentWords, timeWords } from './time-words';

interface CancelInfoProps {
  readonly order: Pick<OrderView, 'state' | 'canCancel' | 'cancelClosesAt' | 'placedAt' | 'payment'>;
  readonly phone: { readonly display: string; readonly value: string };
}

/** Whether the order can still be cancelled, until when and how; where not, by which rule. */
export const CancelInfo = ({ order, phone }: CancelInfoProps) => {
  const { state, canCancel, cancelClosesAt } = order;
  if (state === 'cancelled') return null;
  if (!canCancel) {
    return (
      <>
        <h2>Cancelling is closed</h2>
        <p>
          Orders can be cancelled within 30 minutes of placing them. Yours closed at{' '}
          {momentWords(cancelClosesAt)}.
        </p>
      </>
    );
  }
  return (
    <>
      <h2>
        <CancelClock closesAt={cancelClosesAt} closesAtWords={timeWords(cancelClosesAt)} />
      </h2>
      <p>
        Call{' '}
        <a href={`tel:${phone.value}`} className="t-num">
          {phone.display}
        </a>{' '}
        with your order number before {timeWords(cancelClosesAt)}. The whole amount goes back to{' '}
        {payerWords(order.payment)}.
      </p>
    </>
  );
};
