import { Assortment, type AssortmentRows } from '../assortment/assortment.js';
import type { Brand } from '../lines/brand.js';
import type { ProductLine } from '../lines/product-line.js';
import type { SizeFacts } from '../tire.js';
import { searchesBySlug, sizeSearches } from './size-searches.js';

export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface CatalogueRows {
  readonly lines: readonly ProductLine[];
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  readonly sizes: readonly SizeFacts[];
  readonly assortment: AssortmentRows;
}

/** Brands, lines, categories and sizes of one moment, ready to be looked up. */
export class CatalogueIndex {
  readonly lines: readonly ProductLine[];
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  /** One for each search: P225/65R17 is counted in 225/65R17. Most fitted by vehicle makers first. */
  readonly sizes: readonly SizeFacts[];
  readonly assortment: Assortment;
  private readonly lineById: ReadonlyMap<string, ProductLine>;
  private readonly lineBySlug: ReadonlyMap<string, ProductLine>;
  private readonly searchBySlug: ReadonlyMap<string, SizeFacts>;
  private readonly searchByCode: ReadonlyMap<string, SizeFacts>;
  private readonly sizeByCode: ReadonlyMap<string, SizeFacts>;

  constructor(readonly rows: CatalogueRows) {
    const { lines, brands, categories, sizes, assortment } = rows;
    this.lines = lines;
    this.brands = brands;
    this.categories = categories;
    this.sizes = sizeSearches(sizes);
    this.assortment = new Assortment(assortment, { brands, lines });
    this.lineById = new Map(lines.map((line) => [line.lineId, line]));
    this.lineBySlug = new Map(lines.map((line) => [`${line.brandSlug}/${line.lineSlug}`, line]));
    this.searchBySlug = searchesBySlug(this.sizes, sizes);
    this.searchByCode = new Map(this.sizes.map((size) => [size.code, size]));
    this.sizeByCode = new Map(sizes.map((size) => [size.code, size]));
  }

  line(lineId: string): ProductLine | undefined {
    return this.lineById.get(lineId);
  }

  lineCalled(brandSlug: string, lineSlug: string): ProductLine | undefined {
    return this.lineBySlug.get(`${brandSlug}/${lineSlug}`);
  }

  /** The search with this address, or with the address of one of its sizes as written. */
  sizeCalled(slug: string): SizeFacts | undefined {
    return this.searchBySlug.get(slug);
  }

  /** The search with this code. */
  search(code: string): SizeFacts | undefined {
    return this.searchByCode.get(code);
  }

  /** The size as written on a tire. */
  size(code: string): SizeFacts | undefined {
    return this.sizeByCode.get(code);
  }
}
