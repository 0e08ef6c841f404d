import type { TireCard } from '@simpletread/contract';
import { sizeHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import { TirePrice } from '../../../pricing';
import { cardHref } from '../../tires';
import styles from './OutOfStock.module.css';

interface OutOfStockProps {
  readonly sizeCode: string;
  readonly sizeSlug: string;
  /** Tires of the size and category that are in stock, and that the shopper's vehicle takes. */
  readonly alternatives: readonly TireCard[];
  readonly vehicle: string | undefined;
}

/** In place of the total of a tire that can't be bought: that it is out of stock, and its alternatives. */
export const OutOfStock = ({ sizeCode, sizeSlug, alternatives, vehicle }: OutOfStockProps) => (
  <div className={styles.out}>
    <p className={styles.title}>Currently out of stock</p>
    {alternatives.length === 0 ? (
      <p className={styles.lead}>
        No other tire in this category is in stock in this size.{' '}
        <PageLink href={sizeHref(sizeSlug)}>See all {sizeCode} tires</PageLink>
      </p>
    ) : (
      <>
        <p className={styles.lead}>
          In stock in the same size and category{vehicle === undefined ? '' : `, for your ${vehicle}`}:
        </p>
        <ul role="list" className={styles.alternatives}>
          {alternatives.map((tire) => (
            <li key={tire.tireId}>
              <PageLink href={cardHref(tire)}>
                {tire.brandName} {tire.lineName}
              </PageLink>
              <TirePrice tire={tire} size="s" hasBar={false} />
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
