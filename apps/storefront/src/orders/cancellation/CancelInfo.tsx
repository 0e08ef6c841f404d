import type { Globals, OrderView } from '@simpletread/contract';
import { payerWords } from '../order';
import { CancelClock } from './CancelClock';
import { momentWords, timeWords } from '../../shell/time';

/** The support number, and whether it is open now. */
export type Phones = Pick<Globals, 'customerServiceNumber' | 'supportHours'>;

interface CancelInfoProps {
  readonly order: Pick<OrderView, 'state' | 'canCancel' | 'cancelClosesAt' | 'placedAt' | 'payment'>;
  readonly phones: Phones;
}

/** If, until when and how the order can be cancelled; otherwise, the rule. */
export const CancelInfo = ({ order, phones }: CancelInfoProps) => {
  const { state, canCancel, cancelClosesAt } = order;
  if (state === 'cancelled') return null;
  if (!canCancel) {
    return (
      <>
        <h2>Cancellation is closed</h2>
        <p>
          Orders can be cancelled within 30 minutes of placing them. Yours closed at{' '}
          {momentWords(cancelClosesAt)}.
        </p>
      </>
    );
  }
  const { customerServiceNumber: phone, supportHours } = phones;
  // Unknown hours are no reason to say the phones are closed.
  if (!supportHours.isOpen && supportHours.nextChange !== '') {
    return (
      <>
        <h2>Cancellation is by phone</h2>
        <p>
          Orders can be cancelled within 30 minutes of placing them, until {timeWords(cancelClosesAt)} for
          yours. Our phones are closed now; the line {supportHours.nextChange}.
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
