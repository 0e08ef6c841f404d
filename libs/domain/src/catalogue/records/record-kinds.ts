import { BRAND_FORM, LINE_FORM, SIZE_FORM, TIRE_FORM } from './catalogue-forms.js';
import { COST_FORM } from './cost-forms.js';
import { FITMENT_FORM, VEHICLE_FORM } from './fitment-forms.js';
import type { RecordForm } from './record-form.js';
import { REDIRECT_FORM, SYNONYM_FORM } from './search-forms.js';

export const CATALOGUE_KINDS = ['tires', 'product-lines', 'brands', 'tire-sizes'] as const;
export const FITMENT_KINDS = ['vehicles', 'fitments'] as const;
export const SEARCH_KINDS = ['search-synonyms', 'search-redirects'] as const;
export const COST_KINDS = ['purchase-costs'] as const;

/** The kinds of records that staff maintain in tables, in their order; each is one part of its records' addresses. */
export const RECORD_KINDS = [...CATALOGUE_KINDS, ...FITMENT_KINDS, ...SEARCH_KINDS, ...COST_KINDS] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The form of each kind of record. */
export const RECORD_FORMS: Readonly<Record<RecordKind, RecordForm>> = {
  tires: TIRE_FORM,
  'product-lines': LINE_FORM,
  brands: BRAND_FORM,
  'tire-sizes': SIZE_FORM,
  vehicles: VEHICLE_FORM,
  fitments: FITMENT_FORM,
  'search-synonyms': SYNONYM_FORM,
  'search-redirects': REDIRECT_FORM,
  'purchase-costs': COST_FORM,
};
