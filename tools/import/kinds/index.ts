import type { ImportKind } from '../import-kind.js';
import { brands } from './brands.kind.js';
import { fitments } from './fitments.kind.js';
import { productLines } from './product-lines.kind.js';
import { sizes } from './sizes.kind.js';
import { stateSalesTax } from './state-sales-tax.kind.js';
import { stateTireFees } from './state-tire-fees.kind.js';
import { vehicles } from './vehicles.kind.js';
import { zips } from './zips.kind.js';

/** Every kind of reference file, ordered by dependency. */
export const IMPORT_KINDS: readonly ImportKind[] = [
  brands,
  productLines,
  sizes,
  vehicles,
  fitments,
  zips,
  stateSalesTax,
  stateTireFees,
];

/** Returns the kind that the command line calls `name`, if any. */
export const findKind = (name: string): ImportKind | undefined =>
  IMPORT_KINDS.find((kind) => kind.name === name);
