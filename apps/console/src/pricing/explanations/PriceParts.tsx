import {
  type Cents,
  formatMoney,
  type ListNote,
  type MissNote,
  type PricePart,
  pricePartsOf,
  sumCents,
  type UnfoldablePrice,
} from '@simpletread/domain';

import { Folded } from '../../shell/detail/index.js';
import styles from './PriceParts.module.css';

/** A price with what is known of how it came about. */
export interface ExplainedPrice {
  readonly price: UnfoldablePrice;
  readonly lists: readonly ListNote[];
  /** The names of the lines, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const Amount = ({ amount }: { readonly amount: Cents }) => (
  <span className={`${styles.amount} ${amount < 0 ? styles.less : ''}`}>{formatMoney(amount)}</span>
);

const Steps = ({ part, names }: { readonly part: PricePart } & Pick<ExplainedPrice, 'names'>) => (
  <ul className={styles.steps}>
    {part.steps.map(({ lineId, label, detail, amountInCents, rule }, index) => (
      <li key={`${lineId} ${rule?.id ?? label}`} className={styles.step}>
        {names.size > 1 && lineId !== part.steps[index - 1]?.lineId && (
          <span className={styles.line}>{names.get(lineId) ?? 'A line'}</span>
        )}
        <span>{label}</span>
        <Amount amount={amountInCents} />
        <span className={styles.detail}>{detail}</span>
      </li>
    ))}
  </ul>
);

interface PricePartsProps extends ExplainedPrice {
  /** True if all parts start unfolded. */
  readonly isOpen: boolean;
}

/** A total, part by part; each part unfolds to the rules that made it. */
export const PriceParts = ({ price, lists, names, isOpen }: PricePartsProps) => {
  const parts = pricePartsOf(price, lists);
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <div key={`${part.id} ${isOpen}`} className={styles.part}>
          <Folded
            isLine
            isOpen={isOpen}
            label={
              <>
                <span className={styles.label}>{part.label}</span>
                <Amount amount={part.amountInCents} />
              </>
            }
          >
            <Steps part={part} names={names} />
          </Folded>
        </div>
      ))}
      <div className={styles.total}>
        <span className={styles.label}>Total</span>
        <Amount amount={sumCents(parts.map(({ amountInCents }) => amountInCents))} />
      </div>
    </div>
  );
};

interface MissedProps {
  readonly missed: readonly MissNote[];
  /** The number of further parts that weren't recorded. */
  readonly leftOut: number;
}

/** Promotions that did not apply, each with why not. */
export const MissedPromotions = ({ missed, leftOut }: MissedProps) => (
  <section className={styles.missed} aria-label="Promotions that did not apply">
    <h3>Did not apply</h3>
    {missed.length === 0 ? (
      <p className={styles.quiet}>There was no other promotion.</p>
    ) : (
      <ul>
        {missed.map(({ promotionId, name, reason }) => (
          <li key={promotionId}>
            {name}: <span className={styles.quiet}>{reason}</span>
          </li>
        ))}
      </ul>
    )}
    {leftOut > 0 && <p className={styles.quiet}>And {leftOut} more that were further from applying.</p>}
  </section>
);
