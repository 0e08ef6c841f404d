import type { TireSearchReply } from '@simpletread/contract';
import { formatMoneyRounded } from '@simpletread/domain';
import styles from './FilterRail.module.css';
import type { ResultFilters } from './result-filters';

interface PriceHistogramProps {
  readonly price: TireSearchReply['facets']['price'];
  readonly filters: ResultFilters;
}

/** How many tires there are at each price; bars inside the chosen range are darker. */
export const PriceHistogram = ({ price, filters }: PriceHistogramProps) => {
  const most = Math.max(1, ...price.buckets.map(({ count }) => count));
  const min = (filters.minPrice ?? 0) * 100;
  const max = (filters.maxPrice ?? Number.POSITIVE_INFINITY) * 100;
  return (
    <>
      <div className={styles.histogram} aria-hidden="true">
        {price.buckets.map(({ fromInCents, toInCents, count }) => (
          <i
            key={fromInCents}
            className={toInCents > min && fromInCents < max ? styles.isInside : undefined}
            style={{ height: `${Math.round((count / most) * 100)}%` }}
          />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{formatMoneyRounded(price.minInCents)}</span>
        <span>{formatMoneyRounded(price.maxInCents)}</span>
      </p>
    </>
  );
};
