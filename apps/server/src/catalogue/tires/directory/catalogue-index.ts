import { Assortment, type AssortmentRows } from '../assortment/assortment.js';
import type { Brand } from '../lines/brand.js';
import type { ProductLine } from '../lines/product-line.js';
import type { SizeFacts } from '../tire.js';

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
  /** Most fitted by vehicle makers first. */
  readonly sizes: readonly SizeFacts[];
  readonly assortment: Assortment;
  private readonly lineById: ReadonlyMap<string, ProductLine>;
  private readonly lineBySlug: ReadonlyMap<string, ProductLine>;
  private readonly sizeBySlug: ReadonlyMap<string, SizeFacts>;
  private readonly sizeByCode: ReadonlyMap<string, SizeFacts>;

  constructor(readonly rows: CatalogueRows) {
    const { lines, brands, categories, sizes, assortment } = rows;
    this.lines = lines;
    this.brands = brands;
    this.categories = categories;
    this.sizes = sizes;
    this.assortment = new Assortment(assortment, { brands, lines });
    this.lineById = new Map(lines.map((line) => [line.lineId, line]));
    this.lineBySlug = new Map(lines.map((line) => [`${line.brandSlug}/${line.lineSlug}`, line]));
    this.sizeBySlug = new Map(sizes.map((size) => [size.slug, size]));
    this.sizeByCode = new Map(sizes.map((size) => [size.code, size]));
  }

  line(lineId: string): ProductLine | undefined {
    return this.lineById.get(lineId);
  }

  lineCalled(brandSlug: string, lineSlug: string): ProductLine | undefined {
    return this.lineBySlug.get(`${brandSlug}/${lineSlug}`);
  }

  sizeCalled(slug: string): SizeFacts | undefined {
    return this.sizeBySlug.get(slug);
  }

  size(code: string): SizeFacts | undefined {
    return this.sizeByCode.get(code);
  }
}
