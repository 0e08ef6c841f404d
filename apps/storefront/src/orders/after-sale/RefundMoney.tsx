import { type Cents, formatMoney } from '@simpletread/domain';
import styles from './AfterSale.module.css';

interface RefundMoneyProps {
  readonly rows: readonly { readonly label: string; readonly amountInCents: Cents }[];
  readonly refundInCents: Cents;
  /** `back to Visa 4242`. */
  readonly words: string;
  /** The amount's name, for those who hear it. */
  readonly label?: string;
}

/** The refund, part by part. */
export const RefundMoney = ({ rows, refundInCents, words, label = 'Refund' }: RefundMoneyProps) => (
  <>
    <p className={styles.amount}>
      <output aria-label={label}>{formatMoney(refundInCents)}</output>
      <span className="t-muted">{words}</span>
    </p>
    <dl className={styles.rows}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd className="t-num">{formatMoney(row.amountInCents)}</dd>
        </div>
      ))}
    </dl>
  </>
);
