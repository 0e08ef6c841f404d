import { PageLink } from '../../../shell/controls';
import { PER_TIRE } from './price-view';
import { resultAddress, type ResultPlace } from './result-address';
import type { ResultFilters } from '../filters/result-filters';
import styles from './PriceSwitch.module.css';

interface PriceSwitchProps {
  readonly isPerTire: boolean;
  readonly place: ResultPlace;
  readonly filters: ResultFilters;
}

/** Totals out the door, or the price per tire; stored in the address. */
export const PriceSwitch = ({ isPerTire, place, filters }: PriceSwitchProps) => {
  const { [PER_TIRE.name]: _view, ...fixed } = place.fixed;
  const hrefOf = (extra: Record<string, string>) =>
    resultAddress({ path: place.path, fixed: { ...fixed, ...extra } }, filters);
  return (
    <nav aria-label="Price shown" className={styles.switch}>
      <PageLink href={hrefOf({})} aria-current={isPerTire ? undefined : 'true'}>
        Out the door
      </PageLink>
      <PageLink
        href={hrefOf({ [PER_TIRE.name]: PER_TIRE.value })}
        aria-current={isPerTire ? 'true' : undefined}
      >
        Per tire
      </PageLink>
    </nav>
  );
};
