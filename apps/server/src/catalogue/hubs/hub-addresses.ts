import type { HubAddress, HubFamily } from '@simpletread/contract';

import { type CatalogueIndex, type LineOnSale, tireTypesOf } from '../tires/index.js';

type Lister = (lines: readonly LineOnSale[], index: CatalogueIndex) => Iterable<HubAddress>;

const ofLines =
  (addressesOf: (line: LineOnSale) => readonly HubAddress[], isReviews = false): Lister =>
  (lines) =>
    lines.filter(({ line }) => !isReviews || line.reviewCount > 0).flatMap(addressesOf);

/** The parts that a line and one of its sizes share. */
const ofSizes =
  (addressesOf: (line: LineOnSale) => readonly HubAddress[]): Lister =>
  (lines, index) =>
    lines.flatMap((line) => {
      const addresses = addressesOf(line);
      return line.sizeCodes.flatMap((code) => {
        const size = index.search(code);
        return size === undefined ? [] : addresses.map((its) => ({ size: size.slug, ...its }));
      });
    });

const brand = ({ line }: LineOnSale): HubAddress => ({ brand: line.brandSlug });
const category = ({ line }: LineOnSale): HubAddress => ({ category: line.categorySlug });
const types = ({ line }: LineOnSale): HubAddress[] => tireTypesOf(line).map(({ slug }) => ({ type: slug }));
const brandTypes = (line: LineOnSale): HubAddress[] => types(line).map((its) => ({ ...brand(line), ...its }));

const LISTERS: Readonly<Record<HubFamily, Lister>> = {
  brand: ofLines((line) => [brand(line)]),
  'brand-reviews': ofLines((line) => [brand(line)], true),
  'brand-type': ofLines(brandTypes),
  'brand-category': ofLines((line) => [{ ...brand(line), ...category(line) }]),
  'line-reviews': ofLines((line) => [{ ...brand(line), line: line.line.lineSlug }], true),
  category: ofLines((line) => [category(line)]),
  'category-reviews': ofLines((line) => [category(line)], true),
  type: ofLines(types),
  'type-reviews': ofLines(types, true),
  size: ofSizes(() => [{}]),
  'size-category': ofSizes((line) => [category(line)]),
  'size-type': ofSizes(types),
  'size-brand': ofSizes((line) => [brand(line)]),
  'size-brand-type': ofSizes(brandTypes),
  'size-brand-category': ofSizes((line) => [{ ...brand(line), ...category(line) }]),
  diameter: (lines, index) =>
    lines.flatMap(({ sizeCodes }) =>
      sizeCodes.flatMap((code) => {
        const size = index.search(code);
        return size === undefined ? [] : [{ rim: String(size.rimIn) }];
      }),
    ),
};

const textOf = ({
  size,
  rim,
  brand: ofBrand,
  line,
  category: ofCategory,
  type: ofType,
}: HubAddress): string => [size, rim, ofBrand, line, ofCategory, ofType].map((part) => part ?? '').join('/');

/** Every hub of a family that shows something, each once; by size, brand, line, category and type. */
export const hubAddressesOf = (family: HubFamily, index: CatalogueIndex): HubAddress[] => {
  const lines = index.assortment.brands.flatMap((onSale) => onSale.lines);
  const found = new Map<string, HubAddress>();
  for (const address of LISTERS[family](lines, index)) found.set(textOf(address), address);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, address]) => address);
};
