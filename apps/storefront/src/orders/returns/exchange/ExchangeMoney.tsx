import { type Cents, exchangeDifference, formatMoney, subtractCents, ZERO_CENTS } from '@simpletread/domain';
import styles from './Exchange.module.css';

interface ExchangeMoneyProps {
  readonly priceInCents: Cents;
  readonly refundInCents: Cents;
  readonly handlingInCents: Cents;
  readonly refundTo: string;
}

/** The money of an exchange: paid now, back later, and the difference. */
export const ExchangeMoney = ({
  priceInCents,
  refundInCents,
  handlingInCents,
  refundTo,
}: ExchangeMoneyProps) => {
  const difference = exchangeDifference(priceInCents, refundInCents);
  const left = difference < 0 ? subtractCents(ZERO_CENTS, difference) : difference;
  return (
    <>
      <dl className={styles.money}>
        <div>
          <dt>You pay at checkout</dt>
          <dd className="t-num">{formatMoney(priceInCents)}</dd>
        </div>
        <div>
          <dt>Refund to {refundTo}, within 48 hours of receipt</dt>
          <dd className="t-num">{formatMoney(refundInCents)}</dd>
        </div>
        <div className={styles.difference}>
          <dt>{difference < 0 ? 'Difference you get back' : 'Difference you pay'}</dt>
          <dd className="t-num">{formatMoney(left)}</dd>
        </div>
      </dl>
      <p className="t-muted">
        Includes taxes and fees, but not installation. The {formatMoney(handlingInCents)} handling fee is
        waived while you keep the new tires. If your order isn’t placed within 72 hours, or is cancelled or
        returned, the fee is deducted from your refund.
      </p>
    </>
  );
};
