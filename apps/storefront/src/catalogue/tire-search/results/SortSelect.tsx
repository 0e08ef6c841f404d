'use client';

import { SelectField } from '@simpletread/ui';
import type { TireSort } from '../filters/result-filters';
import { useFollowed } from '../filters/use-followed';

// The default order is empty: it stays out of the address.
const OPTIONS: readonly { value: Exclude<TireSort, 'recommended'> | ''; label: string }[] = [
  { value: '', label: 'Recommended' },
  { value: 'price-low', label: 'Low to high' },
  { value: 'price-high', label: 'High to low' },
  { value: 'our-picks', label: 'Our picks' },
];

const valueOf = (sort: TireSort): string => (sort === 'recommended' ? '' : sort);

/** The sort order; a field of the filter form elsewhere on the page. */
export const SortSelect = ({ form, sort }: { form: string; sort: TireSort }) => (
  <SelectField
    label="Sort"
    isLabelHidden
    isCompact
    name="sort"
    form={form}
    ref={useFollowed<HTMLSelectElement>(valueOf(sort))}
    defaultValue={valueOf(sort)}
    options={OPTIONS}
    onChange={(event) => event.currentTarget.form?.requestSubmit()}
  />
);
