import type { RecordForm } from './record-form.js';

const MOST_COST_CENTS = 2_000_000;

/** What we pay for one tire of an item; empty where nobody knows. Margins are made of it, prices are not. */
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
