import { PRICE_UNITS } from '@simpletread/contract';
import styles from './FilterRail.module.css';
import { PriceBound } from './PriceBound';
import { PriceHistogram } from './PriceHistogram';
import { priceLegend, wholeDollars, type PriceFacet } from '../results/price-words';
import { BOUND_PARAMS, type ResultFilters } from './result-filters';

interface PriceFilterProps {
  readonly price: PriceFacet;
  readonly filters: ResultFilters;
  readonly isStaggered: boolean;
}

/** Bounds of the shown price. The other price's bounds stay when the form is sent. */
export const PriceFilter = ({ price, filters, isStaggered }: PriceFilterProps) => {
  const { unit } = price;
  const { min, max } = filters.bounds[unit];
  const { lowest, highest } = wholeDollars(price);
  const kept = PRICE_UNITS.filter((other) => other !== unit).flatMap((other) => [
    { name: BOUND_PARAMS[other].min, value: filters.bounds[other].min },
    { name: BOUND_PARAMS[other].max, value: filters.bounds[other].max },
  ]);
  return (
    <fieldset className={styles.group}>
      <legend>{priceLegend(unit, isStaggered)}</legend>
      <PriceHistogram price={price} bounds={filters.bounds[unit]} />
      <div className={styles.range} key={unit}>
        <PriceBound
          label="From"
          name={BOUND_PARAMS[unit].min}
          value={min === undefined ? '' : String(min)}
          placeholder={lowest.toLocaleString('en-US')}
        />
        <PriceBound
          label="To"
          name={BOUND_PARAMS[unit].max}
          value={max === undefined ? '' : String(max)}
          placeholder={highest.toLocaleString('en-US')}
        />
      </div>
      {kept.map(
        ({ name, value }) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </fieldset>
  );
};
