'use client';

import { SelectField } from '@simpletread/ui';
import type { TireSort } from './result-filters';

const OPTIONS: readonly { value: TireSort; label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price-low', label: 'Low to high' },
  { value: 'price-high', label: 'High to low' },
  { value: 'our-picks', label: 'Our picks' },
];

/** The order of the results; a field of the filter form that stands elsewhere on the page. */
export const SortSelect = ({ form, sort }: { form: string; sort: TireSort }) => (
  <SelectField
    label="Sort"
    isLabelHidden
    isCompact
    name="sort"
    form={form}
    key={sort}
    defaultValue={sort}
    options={OPTIONS}
    onChange={(event) => event.currentTarget.form?.requestSubmit()}
  />
);
