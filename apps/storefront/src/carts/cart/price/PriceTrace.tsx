import type { CartReply } from '@simpletread/contract';
import { formatMoney, shownTrace } from '@simpletread/domain';
import styles from '../page/Cart.module.css';

/** The calculation of the total, rule by rule. */
export const PriceTrace = ({ pricing }: { pricing: CartReply['pricing'] }) => (
  <details className={styles.trace}>
    <summary>How this adds up</summary>
    <dl>
      {shownTrace(pricing).map(({ label, detail, amountInCents }, index) => (
        <div key={`${label}-${index}`}>
          <dt>
            {label}
            <span>{detail}</span>
          </dt>
          <dd className="t-num">{amountInCents === 0 ? 'Free' : formatMoney(amountInCents)}</dd>
        </div>
      ))}
    </dl>
  </details>
);
