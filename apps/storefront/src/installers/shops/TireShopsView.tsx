import { Button } from '@simpletread/ui';
import { NearbyShopList } from './NearbyShopList';
import type { ShopsNear, ShopSort } from './read-shops';
import styles from './Shops.module.css';

interface TireShopsViewProps {
  /** ZIP as typed, or the shopper's own; empty where neither is known. */
  readonly zipText: string;
  readonly sort: ShopSort;
  /** Null before a ZIP is typed. */
  readonly near: ShopsNear | null;
}

/** Partner shops near a ZIP, with the form that asks for one. */
export const TireShopsView = ({ zipText, sort, near }: TireShopsViewProps) => {
  const error = near !== null && 'error' in near ? near.error : null;
  const isWrong = error !== null;
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div>
        <h1>Tire shops near you</h1>
        <p>These shops mount and balance the tires you buy here. Prices are per tire.</p>
      </div>
      <form action="/tire-shops" method="get" role="search" className={styles.zip}>
        <input type="hidden" name="sort" value={sort} />
        <label>
          ZIP code
          <input
            name="zip"
            type="text"
            defaultValue={zipText}
            key={zipText}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'zip-problem' : undefined}
          />
        </label>
        <Button type="submit">Find shops</Button>
        {isWrong && (
          <p id="zip-problem" role="alert">
            {error}
          </p>
        )}
      </form>
      {near !== null && 'found' in near && <NearbyShopList found={near.found} sort={sort} />}
    </div>
  );
};
