import { type Cents, formatMoney } from '@simpletread/domain';
import styles from './AfterSale.module.css';

interface RefundMoneyProps {
  readonly rows: readonly { readonly label: string; readonly amountInCents: Cents }[];
  readonly refundInCents: Cents;
  /** `back to Visa 4242`. */
  readonly words: string;
}

/** The refund, part by part. */
export const RefundMoney = ({ rows, refundInCents, words }: RefundMoneyProps) => (
  <>
    <p className={styles.amount}>
      <output aria-label="Refund">{formatMoney(refundInCents)}</output>
      <span className="t-muted">{words}</span>
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
