import { Injectable } from '@nestjs/common';
import type { ScoreWeights } from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { AssortmentRows } from '../assortment/assortment.js';
import { AssortmentReader } from '../assortment/assortment.reader.js';
import type { BrandRow } from '../lines/brand.entity.js';
import { CatalogueIndex } from './catalogue-index.js';
import type { CatalogueRevisionRow } from './catalogue-revision.entity.js';
import type { CategoryRow } from '../lines/category.entity.js';
import { changedIndex, type ChangedLines, tireCounts } from './changed-index.js';
import type { ProductLineRow } from '../lines/product-line.entity.js';
import type { ProductLine, Score } from '../lines/product-line.js';
import type { TireSizeRow } from '../tire-size.entity.js';
import type { SizeFacts } from '../tire.js';
import { searchOf } from './size-searches.js';

type LineRow = Pick<
  ProductLineRow,
  | 'id'
  | 'name'
  | 'category_id'
  | 'vehicle_type'
  | 'description'
  | 'utqg_treadwear'
  | 'warranty_miles'
  | 'has_snowflake'
  | 'is_for_electric'
  | 'score_overall'
  | 'score_long_lasting'
  | 'score_handling'
  | 'score_traction'
  | 'score_durability'
  | 'rating'
  | 'review_count'
  | 'image_key'
  | 'is_our_pick'
  | 'pick_position'
> &
  Renamed<ProductLineRow, { brand_key: 'brand_slug'; slug: 'address' }> &
  Renamed<BrandRow, { brand_slug: 'address'; brand_name: 'name' }> &
  Renamed<CategoryRow, { category_name: 'name'; category_slug: 'slug' }> &
  Computed<{ score_weights: ScoreWeights | null }>;

type BrandRecord = Pick<BrandRow, 'name' | 'tier' | 'description'> &
  Renamed<BrandRow, { key: 'slug'; slug: 'address' }> &
  Computed<{ lineCount: number }>;

type SizeRow = Pick<TireSizeRow, 'code' | 'rim_in' | 'aspect' | 'overall_diameter_in' | 'oe_fitment_count'>;

const ALL_LINES = `
  SELECT line.id, line.brand_slug AS brand_key, brand.address AS brand_slug, brand.name AS brand_name, line.address AS slug, line.name, line.category_id,
         category.name AS category_name, category.slug AS category_slug, line.vehicle_type, line.description,
         line.utqg_treadwear, line.warranty_miles, line.has_snowflake, line.is_for_electric, line.score_overall,
         line.score_long_lasting, line.score_handling, line.score_traction, line.score_durability,
         made_by.weights AS score_weights, line.rating, line.review_count, line.image_key, line.is_our_pick, line.pick_position
  FROM catalogue.product_line line
  JOIN catalogue.brand brand ON brand.slug = line.brand_slug
  JOIN catalogue.category category ON category.id = line.category_id
  LEFT JOIN (SELECT version, json_build_object('longLasting', long_lasting, 'handling', handling, 'traction', traction,
                                               'durability', durability) AS weights
             FROM catalogue.score_weights) made_by ON made_by.version = line.score_version`;

const LINES = [ALL_LINES, 'ORDER BY brand.address, line.address'].join(' ');
const SOME_LINES = [ALL_LINES, 'WHERE line.id = ANY ($1::uuid[])'].join(' ');

const BRANDS = `
  SELECT brand.slug AS key, brand.address AS slug, brand.name, brand.tier, brand.description, count(line.id)::int AS "lineCount"
  FROM catalogue.brand brand LEFT JOIN catalogue.product_line line ON line.brand_slug = brand.slug
  GROUP BY brand.slug ORDER BY brand.address`;

const CATEGORIES = 'SELECT id, slug, name FROM catalogue.category ORDER BY id';

const SIZES =
  'SELECT code, rim_in, aspect, overall_diameter_in, oe_fitment_count FROM catalogue.tire_size ORDER BY code';

const REVISION = 'SELECT value FROM catalogue.revision';

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const scoreOf = (row: LineRow): Score | null => {
  const { score_overall: overall } = row;
  if (overall === null) return null;
  return {
    overall: Number(overall),
    longLasting: Number(row.score_long_lasting),
    handling: Number(row.score_handling),
    traction: Number(row.score_traction),
    durability: Number(row.score_durability),
  };
};

const lineOf = (row: LineRow): ProductLine => ({
  lineId: row.id,
  brandKey: row.brand_key,
  brandSlug: row.brand_slug,
  brandName: row.brand_name,
  lineSlug: row.slug,
  lineName: row.name,
  categoryId: row.category_id,
  categoryName: row.category_name,
  categorySlug: row.category_slug,
  vehicleType: row.vehicle_type,
  description: row.description,
  utqgTreadwear: row.utqg_treadwear,
  warrantyMiles: row.warranty_miles,
  hasSnowflake: row.has_snowflake,
  isForElectric: row.is_for_electric,
  score: scoreOf(row),
  scoreWeights: row.score_weights,
  rating: numberOrNull(row.rating),
  reviewCount: row.review_count,
  imageKey: row.image_key,
  isOurPick: row.is_our_pick,
  pickPosition: row.pick_position,
});

const sizesOf = (rows: readonly SizeRow[], { lines }: AssortmentRows): SizeFacts[] => {
  const counted = tireCounts(lines);
  return rows.map((row) => {
    const search = searchOf(row.code);
    return {
      code: row.code,
      ...search,
      rimIn: Number(row.rim_in),
      aspect: numberOrNull(row.aspect),
      overallDiameterIn: Number(row.overall_diameter_in),
      oeFitmentCount: row.oe_fitment_count,
      tireCount: counted.get(search.searchCode) ?? 0,
    };
  });
};

/** Reads the whole catalogue but its tires. */
@Injectable()
export class CatalogueReader {
  constructor(
    private readonly database: Database,
    private readonly assortment: AssortmentReader,
  ) {}

  /** Another text whenever something of the catalogue was written. */
  async revision(): Promise<string> {
    const [row] = await this.database.prepared<Pick<CatalogueRevisionRow, 'value'>>(REVISION);
    return row?.value ?? '';
  }

  async read(): Promise<CatalogueIndex> {
    const [lines, brands, categories, sizes, assortment] = await Promise.all([
      this.database.query<LineRow>(LINES),
      this.database.query<BrandRecord>(BRANDS),
      this.database.query<Pick<CategoryRow, 'id' | 'slug' | 'name'>>(CATEGORIES),
      this.database.query<SizeRow>(SIZES),
      this.assortment.read(),
    ]);
    return new CatalogueIndex({
      lines: lines.map(lineOf),
      brands,
      categories,
      sizes: sizesOf(sizes, assortment),
      assortment,
    });
  }

  /** `index` with what is written now of these lines and of what of them is on sale; read whole where a line is new. */
  async changed(index: CatalogueIndex, { lines, sizes }: ChangedLines): Promise<CatalogueIndex> {
    const [rows, counts] = await Promise.all([
      this.database.query<LineRow>(SOME_LINES, [[...lines]]),
      this.assortment.ofLines(lines),
    ]);
    if (rows.length !== lines.length || rows.some(({ id }) => index.line(id) === undefined))
      return this.read();
    return changedIndex(index, { lines: rows.map(lineOf), counts, lineIds: lines, sizeCodes: sizes });
  }
}
