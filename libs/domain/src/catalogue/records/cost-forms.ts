import type { RecordForm } from './record-form.js';

const MOST_COST_CENTS = 2_000_000;

/** Our cost for one tire of an item; empty if unknown. Margins use it, prices don't. */
export const COST_FORM: RecordForm = {
  noun: 'purchase cost',
  nouns: 'purchase costs',
  isAddable: false,
  isRemovable: false,
  alsoFilters: [{ name: 'brandSlug', label: 'Brand' }],
  fields: [
    {
      name: 'itemNumber',
      label: 'Item',
      rule: { kind: 'number', min: 1, max: 2_000_000_000, decimals: 0 },
      isKey: true,
      isListed: true,
    },
    {
      name: 'costInCents',
      label: 'Purchase cost',
      rule: { kind: 'money', min: 1, max: MOST_COST_CENTS },
      isOptional: true,
      isListed: true,
    },
  ],
};
