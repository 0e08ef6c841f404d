import type { CartReply } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import styles from '../page/Cart.module.css';

/** The calculation of the total, rule by rule. */
export const PriceTrace = ({ trace }: { trace: CartReply['pricing']['trace'] }) => (
  <details className={styles.trace}>
    <summary>How this adds up</summary>
    <dl>
      {trace.map(({ label, detail, amountInCents }, index) => (
        <div key={`${label}-${index}`}>
          <dt>
            {label}
            <span>{detail}</span>
          </dt>
          <dd className="t-num">{formatMoney(amountInCents)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
