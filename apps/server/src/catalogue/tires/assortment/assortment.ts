import type { Cents } from '@simpletread/domain';

import type { Brand } from '../lines/brand.js';
import type { ProductLine } from '../lines/product-line.js';
import type { SizeFacts } from '../tire.js';

/** The tires on sale in a product line. Lines without any have no entry. */
export interface LineCounts {
  readonly lineId: string;
  readonly tireCount: number;
  readonly sizeCount: number;
  readonly fromPriceInCents: Cents;
  /** Codes of searches. */
  readonly sizeCodes: readonly string[];
  /** Tires on sale in each of `sizeCodes`. */
  readonly sizeTireCounts: readonly number[];
}

export interface AssortmentRows {
  readonly lines: readonly LineCounts[];
}

export interface LineOnSale extends LineCounts {
  readonly line: ProductLine;
}

export interface BrandOnSale {
  readonly brand: Brand;
  /** By category, then by score, then by name. */
  readonly lines: readonly LineOnSale[];
  readonly tireCount: number;
  readonly fromPriceInCents: Cents;
}

interface Known {
  readonly brands: readonly Brand[];
  readonly lines: readonly ProductLine[];
}

const NAMES = new Intl.Collator('en-US');

const byCategoryAndScore = ({ line: a }: LineOnSale, { line: b }: LineOnSale): number =>
  a.categoryId - b.categoryId ||
  (b.score?.overall ?? 0) - (a.score?.overall ?? 0) ||
  NAMES.compare(a.lineName, b.lineName);

const brandOnSale = (brand: Brand, lines: readonly LineOnSale[]): BrandOnSale | null => {
  const [first] = lines;
  if (first === undefined) return null;
  return {
    brand,
    lines: [...lines].sort(byCategoryAndScore),
    tireCount: lines.reduce((sum, { tireCount }) => sum + tireCount, 0),
    fromPriceInCents: lines.reduce(
      (lowest, { fromPriceInCents }) => (fromPriceInCents < lowest ? fromPriceInCents : lowest),
      first.fromPriceInCents,
    ),
  };
};

/** The number of tires on sale by category and size. */
const countByCategory = (lines: Iterable<LineOnSale>): ReadonlyMap<string, ReadonlyMap<string, number>> => {
  const byCategory = new Map<string, Map<string, number>>();
  for (const { line, sizeCodes, sizeTireCounts } of lines) {
    const sizes = byCategory.get(line.categorySlug) ?? new Map<string, number>();
    byCategory.set(line.categorySlug, sizes);
    for (const [at, code] of sizeCodes.entries())
      sizes.set(code, (sizes.get(code) ?? 0) + (sizeTireCounts[at] ?? 0));
  }
  return byCategory;
};

/** The tires on sale in each brand and category, counted when the catalogue is read and looked up by every request. */
export class Assortment {
  /** By name. */
  readonly brands: readonly BrandOnSale[];
  private readonly bySlug: ReadonlyMap<string, BrandOnSale>;
  private readonly byCategory: ReadonlyMap<string, ReadonlyMap<string, number>>;

  constructor({ lines: counts }: AssortmentRows, { brands, lines }: Known) {
    const countsOf = new Map(counts.map((count) => [count.lineId, count]));
    const linesOf = new Map<string, LineOnSale[]>(brands.map(({ slug }) => [slug, []]));
    for (const line of lines) {
      const count = countsOf.get(line.lineId);
      if (count !== undefined) linesOf.get(line.brandSlug)?.push({ ...count, line });
    }
    this.brands = brands
      .flatMap((brand) => brandOnSale(brand, linesOf.get(brand.slug) ?? []) ?? [])
      .sort((a, b) => NAMES.compare(a.brand.name, b.brand.name));
    this.bySlug = new Map(this.brands.map((brand) => [brand.brand.slug, brand]));
    this.byCategory = countByCategory(this.brands.flatMap((brand) => brand.lines));
  }

  brandCalled(slug: string): BrandOnSale | undefined {
    return this.bySlug.get(slug);
  }

  /** Tires on sale in a size, of one category or of all. */
  tireCount({ code, tireCount }: SizeFacts, categorySlug?: string): number {
    return categorySlug === undefined ? tireCount : (this.byCategory.get(categorySlug)?.get(code) ?? 0);
  }
}
