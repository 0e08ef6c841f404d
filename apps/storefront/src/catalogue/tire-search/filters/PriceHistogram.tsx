import { cents, formatMoneyRounded } from '@simpletread/domain';
import styles from './FilterRail.module.css';
import { wholeDollars, type PriceFacet } from '../results/price-words';
import type { PriceBounds } from './result-filters';

interface PriceHistogramProps {
  readonly price: PriceFacet;
  readonly bounds: PriceBounds;
}

/** The number of tires at each price; bars inside the chosen range are darker. */
export const PriceHistogram = ({ price, bounds }: PriceHistogramProps) => {
  const most = Math.max(1, ...price.buckets.map(({ count }) => count));
  const min = (bounds.min ?? 0) * 100;
  const max = (bounds.max ?? Number.POSITIVE_INFINITY) * 100;
  const { lowest, highest } = wholeDollars(price);
  return (
    <>
      <div className={styles.histogram} aria-hidden="true">
        {price.buckets.map(({ fromInCents, toInCents, count }) => (
          <i
            key={fromInCents}
            className={toInCents > min && fromInCents <= max ? styles.isInside : undefined}
            style={{ height: `${Math.round((count / most) * 100)}%` }}
          />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{formatMoneyRounded(cents(lowest * 100))}</span>
        <span>{formatMoneyRounded(cents(highest * 100))}</span>
      </p>
    </>
  );
};
