import type { TireSearchReply } from '@simpletread/contract';
import { Button, Checkbox, IconButton } from '@simpletread/ui';
import { X } from 'lucide-react';
import { FLAG_LABELS, facetOf, unlistedWords } from './applied-filters';
import styles from './FilterRail.module.css';
import { FilterForm } from './FilterForm';
import { FilterGroup } from './FilterGroup';
import { LastFilters } from './LastFilters';
import { PriceFilter } from './PriceFilter';
import type { ResultPlace } from '../results/result-address';
import {
  countFilters,
  WORD_FILTERS,
  type FlagFilter,
  type ResultFilters,
  type WordFilter,
} from './result-filters';

interface FilterRailProps {
  readonly place: ResultPlace;
  readonly filters: ResultFilters;
  readonly reply: TireSearchReply;
}

export const FILTER_FORM_ID = 'filter-form';
export const FILTER_RAIL_ID = 'filters';

const GROUPS: readonly { name: WordFilter; legend: string; isFolded?: true }[] = [
  { name: 'promotion', legend: 'Deals' },
  { name: 'score', legend: 'SimpleScore' },
  { name: 'category', legend: 'Tire type' },
  { name: 'brand', legend: 'Brand' },
  { name: 'subtype', legend: 'Vehicle type', isFolded: true },
  { name: 'load', legend: 'Load', isFolded: true },
  { name: 'speed', legend: 'Speed rating', isFolded: true },
];

// Active filters without a checkbox stay when the form is sent.
const KeptWords = ({ name, words }: { name: WordFilter; words: readonly string[] }) =>
  words.map((word) => <input key={word} type="hidden" name={name} value={word} />);

/** Filters next to the results; a sheet over them on small screens. */
export const FilterRail = ({ place, filters, reply }: FilterRailProps) => {
  const { facets } = reply;
  const flags: readonly { name: FlagFilter; count: number }[] = [
    { name: 'inStock', count: facets.inStock },
    { name: 'snowflake', count: facets.snowflake },
    { name: 'runFlat', count: facets.runFlat },
  ];
  return (
    <aside id={FILTER_RAIL_ID} popover="auto" aria-label="Filters" className={styles.rail}>
      <div className={styles.head}>
        <h2 className="t-h3">Filters</h2>
        <IconButton
          label="Close filters"
          icon={<X size={22} aria-hidden="true" />}
          popoverTarget={FILTER_RAIL_ID}
          popoverTargetAction="hide"
        />
      </div>
      {countFilters(filters) === 0 && <LastFilters place={place} className={styles.last} />}
      <FilterForm id={FILTER_FORM_ID} path={place.path} className={styles.form}>
        {Object.entries(place.fixed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {WORD_FILTERS.map((name) => (
          <KeptWords key={name} name={name} words={unlistedWords(facets, filters, name)} />
        ))}
        <PriceFilter price={facets.price} filters={filters} isStaggered={reply.rearSizeCode !== null} />
        {GROUPS.map(({ name, legend, isFolded }) => (
          <FilterGroup
            key={name}
            name={name}
            legend={legend}
            isFolded={isFolded ?? false}
            values={facetOf(facets, name)}
            chosen={filters.words[name]}
          />
        ))}
        <FilterGroup
          name="warranty"
          legend="Warranty"
          isFolded
          isSingle
          values={facets.warranty}
          chosen={filters.minWarrantyMiles === undefined ? [] : [String(filters.minWarrantyMiles)]}
        />
        <fieldset className={styles.group}>
          <legend>More</legend>
          {flags.map(({ name, count }) => (
            <Checkbox
              key={`${name}-${filters.flags[name]}`}
              name={name}
              value="true"
              defaultChecked={filters.flags[name]}
              label={FLAG_LABELS[name]}
              count={count}
            />
          ))}
        </fieldset>
        <div className={styles.send}>
          <Button type="submit" isFullWidth>
            Show {reply.total} {reply.total === 1 ? 'tire' : 'tires'}
          </Button>
        </div>
      </FilterForm>
    </aside>
  );
};
