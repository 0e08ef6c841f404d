import type { ShopCard } from '@simpletread/contract';
import { appointmentKey, wishedTimeWords } from '@simpletread/domain';
import { PageLink } from '../../shell/controls';
import { shopHref } from '../../shell/paths';
import type { ShopOffer } from './shop-offers';
import styles from './Shops.module.css';

interface ShopTimesProps {
  readonly shop: ShopCard;
  readonly offer: ShopOffer;
}

/** The next free times of a shop; each opens the shop's page with this time chosen. */
export const ShopTimes = ({ shop, offer: { canInstall, isInArea, times } }: ShopTimesProps) => {
  if (!canInstall) return <p className={styles.quiet}>Can’t mount the tires in your cart.</p>;
  if (!isInArea) return <p className={styles.quiet}>Outside your area.</p>;
  if (times.length === 0) return <p className={styles.quiet}>No free time in the next 30 days.</p>;
  const href = shopHref(shop);
  return (
    <ul role="list" aria-label="Next free times" className={styles.times}>
      {times.map((time) => (
        <li key={appointmentKey(time)}>
          <PageLink
            href={`${href}?time=${appointmentKey(time)}#times`}
            rel="nofollow"
            className={styles.time}
          >
            {wishedTimeWords(time)}
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink href={`${href}#times`} className={styles.time}>
          More times
        </PageLink>
      </li>
    </ul>
  );
};
