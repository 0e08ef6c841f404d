import { type Cents, formatMoney } from '@simpletread/domain';
import styles from './Returns.module.css';

interface ReturnMoneyProps {
  readonly rows: readonly { readonly label: string; readonly amountInCents: Cents }[];
  readonly refundInCents: Cents;
  /** `Visa 4242`. */
  readonly to: string;
}

/** What comes back, part by part. */
export const ReturnMoney = ({ rows, refundInCents, to }: ReturnMoneyProps) => (
  <>
    <p className={styles.amount}>
      <output aria-label="Refund">{formatMoney(refundInCents)}</output>
      <span className="t-muted">back to {to}, within 48 hours of receipt</span>
    </p>
    <dl className={styles.rows}>
      {rows.map(({ label, amountInCents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="t-num">{formatMoney(amountInCents)}</dd>
        </div>
      ))}
    </dl>
  </>
);
