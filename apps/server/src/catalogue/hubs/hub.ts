import {
  type Brand,
  type CatalogueIndex,
  type Category,
  ELECTRIC,
  type LineOnSale,
  type SizeFacts,
  type TireType,
  tireTypesOf,
} from '../tires/index.js';

/** The subject of a hub; empty for the whole catalogue. */
export interface HubKey {
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  readonly type?: string | undefined;
}

/** A brand, category or type within a hub. */
export interface Share {
  readonly slug: string;
  readonly name: string;
  readonly lines: readonly LineOnSale[];
}

export interface SizeOnSale {
  readonly size: SizeFacts;
  readonly tireCount: number;
}

/** All that is on sale of a brand, a category, a type or of what they have in common. Never without a line. */
export interface Hub {
  readonly brand: Brand | null;
  readonly category: Category | null;
  readonly type: TireType | null;
  /** The best SimpleScore first; those of a brand by category before that. */
  readonly lines: readonly LineOnSale[];
  /** Most lines first. */
  readonly brands: readonly Share[];
  /** By number of tires. */
  readonly categories: readonly Share[];
  /** Most lines first, what cuts across vehicles last. */
  readonly types: readonly Share[];
  /** Those that vehicle makers fit most first. */
  readonly sizes: readonly SizeOnSale[];
}

const NAMES = new Intl.Collator('en-US');

const byScore = ({ line: a }: LineOnSale, { line: b }: LineOnSale): number =>
  (b.score?.overall ?? 0) - (a.score?.overall ?? 0) ||
  NAMES.compare(a.brandName, b.brandName) ||
  NAMES.compare(a.lineName, b.lineName);

const sharesOf = (
  lines: readonly LineOnSale[],
  keysOf: (line: LineOnSale) => readonly TireType[],
): readonly Share[] => {
  const shares = new Map<string, { readonly name: string; readonly lines: LineOnSale[] }>();
  for (const line of lines)
    for (const { slug, name } of keysOf(line)) {
      const share = shares.get(slug);
      if (share === undefined) shares.set(slug, { name, lines: [line] });
      else share.lines.push(line);
    }
  return [...shares].map(([slug, share]) => ({ slug, ...share }));
};

const byLines = (a: Share, b: Share): number =>
  b.lines.length - a.lines.length || NAMES.compare(a.name, b.name);
const electricLast = (a: Share, b: Share): number =>
  Number(a.slug === ELECTRIC.slug) - Number(b.slug === ELECTRIC.slug) || byLines(a, b);
const byCategoryId = ({ lines: [a] }: Share, { lines: [b] }: Share): number =>
  (a?.line.categoryId ?? 0) - (b?.line.categoryId ?? 0);

const brandsOf = (lines: readonly LineOnSale[]): Share[] =>
  [...sharesOf(lines, ({ line }) => [{ slug: line.brandSlug, name: line.brandName }])].sort(byLines);
const categoriesOf = (lines: readonly LineOnSale[]): Share[] =>
  [...sharesOf(lines, ({ line }) => [{ slug: line.categorySlug, name: line.categoryName }])].sort(
    byCategoryId,
  );
const typesOf = (lines: readonly LineOnSale[]): Share[] =>
  [...sharesOf(lines, ({ line }) => tireTypesOf(line))].sort(electricLast);

const sizesOf = (lines: readonly LineOnSale[], index: CatalogueIndex): SizeOnSale[] => {
  const counts = new Map<string, number>();
  for (const { sizeCodes, sizeTireCounts } of lines)
    for (const [at, code] of sizeCodes.entries())
      counts.set(code, (counts.get(code) ?? 0) + (sizeTireCounts[at] ?? 0));
  return index.sizes.flatMap((size) => {
    const tireCount = counts.get(size.code);
    return tireCount === undefined ? [] : [{ size, tireCount }];
  });
};

/** The hub of `key`; null where nothing is on sale of it. */
export const hubOf = (key: HubKey, index: CatalogueIndex): Hub | null => {
  const { assortment } = index;
  const all =
    key.brand === undefined
      ? assortment.brands.flatMap(({ lines }) => lines)
      : (assortment.brandCalled(key.brand)?.lines ?? []);
  const found = all.filter(
    ({ line }) =>
      (key.category === undefined || line.categorySlug === key.category) &&
      (key.type === undefined || tireTypesOf(line).some(({ slug }) => slug === key.type)),
  );
  const [first] = found;
  if (first === undefined) return null;
  return {
    brand: key.brand === undefined ? null : (assortment.brandCalled(key.brand)?.brand ?? null),
    category: index.categories.find(({ slug }) => slug === key.category) ?? null,
    type: tireTypesOf(first.line).find(({ slug }) => slug === key.type) ?? null,
    lines: key.brand === undefined ? found.sort(byScore) : found,
    brands: key.brand === undefined ? brandsOf(found) : [],
    categories: key.category === undefined ? categoriesOf(found) : [],
    types: key.type === undefined ? typesOf(found) : [],
    sizes: sizesOf(found, index),
  };
};
