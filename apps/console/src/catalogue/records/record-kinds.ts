import {
  CATALOGUE_KINDS,
  COST_KINDS,
  FITMENT_KINDS,
  RECORD_KINDS,
  type RecordKind,
  type StaffPermission,
} from '@simpletread/domain';

interface KindGroup {
  /** The first part of its addresses. */
  readonly name: 'catalogue' | 'fitment' | 'costs' | 'search';
  readonly change: StaffPermission;
}

const isOf = (kinds: readonly RecordKind[], kind: RecordKind): boolean => kinds.includes(kind);

/** The group of a kind: where its records are, and the permission to change them. */
export const groupOf = (kind: RecordKind): KindGroup => {
  if (isOf(CATALOGUE_KINDS, kind)) return { name: 'catalogue', change: 'catalogue.change' };
  if (isOf(FITMENT_KINDS, kind)) return { name: 'fitment', change: 'vehicles.change' };
  if (isOf(COST_KINDS, kind)) return { name: 'costs', change: 'margins.change' };
  return { name: 'search', change: 'search.change' };
};

/** Vehicles have their own list with their fitments. The underlying records are separate. */
export type RecordResource = Exclude<RecordKind, 'vehicles'> | 'vehicle-records';

export const resourceOf = (kind: RecordKind): RecordResource =>
  kind === 'vehicles' ? 'vehicle-records' : kind;

/** Addresses of the lists of records; every other resource is its own address. */
export const RECORD_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  RECORD_KINDS.map((kind) => [resourceOf(kind), `${groupOf(kind).name}/${kind}`]),
);

/** Kinds of records as the audit names them. */
export const AUDITED_AS: Readonly<Record<RecordKind, string>> = {
  tires: 'tire',
  'product-lines': 'productLine',
  brands: 'brand',
  'tire-sizes': 'tireSize',
  vehicles: 'vehicle',
  fitments: 'fitment',
  'search-synonyms': 'searchSynonym',
  'search-redirects': 'searchRedirect',
  'purchase-costs': 'purchaseCost',
};
