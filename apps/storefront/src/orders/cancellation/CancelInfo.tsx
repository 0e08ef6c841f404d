import type { Globals, OrderView } from '@simpletread/contract';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { momentWords, timeWords } from '../../shell/time';
import { payerWords } from '../order';
import { CancelClock } from './CancelClock';
import { cancelHref } from './cancel-href';
import styles from './Cancellation.module.css';

/** The support number, and whether it is open now. */
export type Phones = Pick<Globals, 'customerServiceNumber' | 'supportHours'>;

type CancellableOrder = Pick<
  OrderView,
  | 'orderNumber'
  | 'state'
  | 'canCancel'
  | 'isInAccount'
  | 'cancelClosesAt'
  | 'placedAt'
  | 'payment'
  | 'maskedEmail'
  | 'refundState'
>;

interface CancelInfoProps {
  readonly order: CancellableOrder;
  readonly phones: Phones;
  readonly isSignedIn: boolean;
}

/** The way to the online cancellation, which is in the buyer's account [R4.10]. */
const OnlineWay = ({ order, isSignedIn }: Omit<CancelInfoProps, 'phones'>) => {
  const { orderNumber, isInAccount, maskedEmail } = order;
  const href = cancelHref(orderNumber);
  const query = `?returnTo=${encodeURIComponent(href)}`;
  if (isInAccount)
    return isSignedIn ? (
      <Button href={href} linkAs={PageLink} variant="ghost">
        Cancel order
      </Button>
    ) : (
      <Button href={`/login${query}`} variant="ghost">
        Sign in to cancel
      </Button>
    );
  return (
    <>
      <p>
        To cancel online, create an account with {maskedEmail}, or sign in to it. Your order then appears
        there.
      </p>
      {!isSignedIn && (
        <div className={styles.actions}>
          <Button href={`/register${query}`} variant="ghost">
            Create an account to cancel
          </Button>
          <Button href={`/login${query}`} variant="quiet">
            Sign in
          </Button>
        </div>
      )}
    </>
  );
};

/** Unknown hours are no reason to say the phones are closed. */
const PhoneWay = ({ phones }: Pick<CancelInfoProps, 'phones'>) => {
  const { customerServiceNumber: phone, supportHours } = phones;
  if (!supportHours.isOpen && supportHours.nextChange !== '') return null;
  return (
    <p>
      Or call{' '}
      <a href={`tel:${phone.value}`} className="t-num">
        {phone.display}
      </a>{' '}
      with your order number.
    </p>
  );
};

/** If, until when and how the order can be cancelled; otherwise, the rule. */
export const CancelInfo = ({ order, phones, isSignedIn }: CancelInfoProps) => {
  const { state, canCancel, cancelClosesAt } = order;
  if (state === 'cancelled') return null;
  if (!canCancel) {
    return (
      <>
        <h2>Cancellation is closed</h2>
        <p>
          Orders can be cancelled within 30 minutes of placing them. Yours could be cancelled until{' '}
          {momentWords(cancelClosesAt)}.
        </p>
      </>
    );
  }
  return (
    <div className={styles.info}>
      <h2>
        <CancelClock closesAt={cancelClosesAt} closesAtWords={timeWords(cancelClosesAt)} />
      </h2>
      <p>
        If you cancel, we refund {order.refundState === null ? 'the full amount' : 'the rest'} to{' '}
        {payerWords(order.payment)}.
      </p>
      <OnlineWay order={order} isSignedIn={isSignedIn} />
      <PhoneWay phones={phones} />
    </div>
  );
};
